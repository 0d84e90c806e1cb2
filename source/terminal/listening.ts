/** A listener and what it listens to. */
export type Subscription = readonly [emitter: NodeJS.EventEmitter, event: string, listener: (...parameters: any[]) => void];

/** Begins to listen; the answer ends it. */
export function listen(subscriptions: readonly Subscription[]): () => void {
	for (const [emitter, event, listener] of subscriptions) {
		emitter.on(event, listener);
	}

	return () => {
		for (const [emitter, event, listener] of subscriptions) {
			emitter.off(event, listener);
		}
	};
}
