import { Component, type ReactNode } from 'react';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { SectionFrame } from './SectionFrame.tsx';

interface Props {
  children: ReactNode;
}

interface State {
  readonly error: unknown;
}

/** A section that fails stands for itself: the page and the other sections go on. */
export class SectionBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <SectionFrame title={null}>
        <ErrorState error={error} onRetry={() => this.setState({ error: null })} />
      </SectionFrame>
    );
  }
}
