import {Component, type ReactElement} from 'react';

/** Hands what a screen throws to whoever can give the terminal back, instead of ending with 0. */
export class Boundary extends Component<{readonly onFault: (error: unknown) => void; readonly children: ReactElement}, {readonly hasFailed: boolean}> {
	static getDerivedStateFromError() {
		return {hasFailed: true};
	}

	override state = {hasFailed: false};

	override componentDidCatch(error: unknown) {
		this.props.onFault(error);
	}

	override render() {
		return this.state.hasFailed ? undefined : this.props.children;
	}
}
