/** What a thread of screens runs: the faces of the village, loaded once nothing in the environment can change how Ink draws. */
import process from 'node:process';
import {cleanEnvironment} from '../terminal/launch.js';

cleanEnvironment(process.env);
const [{runThread}, {showVisit}, {showVillageLines}] = await Promise.all([
	import('./thread/run-thread.js'), import('../ui/show-visit.js'), import('../plain/village/show.js'),
]);
runThread({screen: showVisit, lines: showVillageLines});
