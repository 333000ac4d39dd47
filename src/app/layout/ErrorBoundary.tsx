import { Component, type ComponentType, type ReactNode } from 'react';
import { CrashState, type CrashProps } from './CrashState.tsx';

interface Props {
  /** A change of it gives the page another chance: the address. */
  resetKey: string;
  /** What is shown in place of it. */
  Crash?: ComponentType<CrashProps>;
  children: ReactNode;
}

interface State {
  error: unknown;
  resetKey: string;
}

/** Keeps a broken page from taking the menu and the other pages with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const { Crash = CrashState } = this.props;
    return <Crash error={error} onRetry={() => this.setState({ error: undefined })} />;
  }
}
