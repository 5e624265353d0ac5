import { Component, type ReactNode } from 'react';
import { HostContext, type Host } from './host-context';
import { isFault, type Part } from './part';
import { RemoteError } from './remote-error';

interface Props {
  vertical: string;
  where: string;
  part: Pick<Part<unknown>, 'retry' | 'standIn' | 'onLate'>;
  pending?: ReactNode;
  onFailure?: (() => void) | undefined;
  children: ReactNode;
}

interface State {
  error: unknown;
  isTrying: boolean;
}

const FINE: State = { error: null, isTrying: false };

/** Error boundary of one part: the last good release stands in, else a retry panel that late code replaces. */
export class PartBoundary extends Component<Props, State> {
  static override contextType = HostContext;
  override state = FINE;
  #endOfLate: (() => void) | undefined;
  #isGone = false;

  static getDerivedStateFromError(error: unknown): State {
    return { error, isTrying: isFault(error) };
  }

  override componentDidCatch(error: unknown) {
    const { vertical, where, part } = this.props;
    const host = this.context as Host | null;
    host?.report({ vertical, where, error });
    void part.standIn(error).then((isInPlace) => {
      if (this.#isGone) return;
      if (isInPlace) this.#goOn();
      else this.#giveUp(error);
    });
  }

  override componentDidMount() {
    this.#isGone = false;
  }

  override componentWillUnmount() {
    this.#isGone = true;
    this.#endOfLate?.();
  }

  #giveUp(error: unknown) {
    this.setState({ isTrying: false });
    this.props.onFailure?.();
    if (error instanceof RemoteError) this.#endOfLate = this.props.part.onLate(this.#goOn);
  }

  readonly #goOn = () => {
    this.#endOfLate?.();
    this.setState(FINE);
  };

  readonly #retry = () => {
    void this.props.part.retry();
    this.#goOn();
  };

  override render() {
    const host = this.context as Host | null;
    const { error, isTrying } = this.state;
    if (error === null || host === null) return this.props.children;
    if (isTrying) return this.props.pending;
    return <host.Failure vertical={this.props.vertical} onRetry={this.#retry} />;
  }
}
