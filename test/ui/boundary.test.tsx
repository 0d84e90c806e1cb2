import {render} from 'ink';
import {expect, onTestFinished, test} from 'vitest';
import {App} from '../../source/ui/app.js';
import {Boundary} from '../../source/ui/boundary.js';
import {createVirtualTerminal} from '../helpers/virtual-terminal.js';
import {openApp} from './open-app.js';
import {choiceOfPlaces} from './scenes.js';

test('what goes wrong after a frame is handed on, too', async () => {
	const {program} = await openApp({position: choiceOfPlaces});
	const terminal = createVirtualTerminal();
	const faults: unknown[] = [];
	const broken = new Error('Nobody is there to be told.');
	const failing = {
		...program,
		shown() {
			throw broken;
		},
	};
	const app = render(
		<Boundary
			onFault={error => {
				faults.push(error);
			}}
		>
			<App program={failing}/>
		</Boundary>,
		terminal.options,
	);
	onTestFinished(() => {
		app.unmount();
	});
	await terminal.settled();
	expect(faults).toEqual([broken]);
});
