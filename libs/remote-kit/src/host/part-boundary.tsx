import { Component, type ReactNode } from 'react';
import { HostContext, type Host } from './host-context';

interface Props {
  vertical: string;
  where: string;
  onRetry: () => void;
  /** tells the page around it, once for each failure */
  onFailure?: (() => void) | undefined;
  children: ReactNode;
}

/** Keeps a failure of one vertical inside its own place on the page and offers to try again. */
export class PartBoundary extends Component<Props, { error: unknown }> {
  static override contextType = HostContext;
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    const host = this.context as Host | null;
    host?.report({ vertical: this.props.vertical, where: this.props.where, error });
    this.props.onFailure?.();
  }

  readonly #retry = () => {
    this.props.onRetry();
    this.setState({ error: null });
  };

  override render() {
    const host = this.context as Host | null;
    if (this.state.error === null || host === null) return this.props.children;
    return <host.Failure vertical={this.props.vertical} onRetry={this.#retry} />;
  }
}
