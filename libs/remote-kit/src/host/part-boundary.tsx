import { Component, type ReactNode } from 'react';
import { HostContext, type Host } from './host-context';
import { isFault, type Part } from './part';
import { RemoteError } from './remote-error';

interface Props {
  vertical: string;
  where: string;
  part: Pick<Part<unknown>, 'retry' | 'standIn' | 'onLate'>;
  /** shown while the last good release is fetched */
  pending?: ReactNode;
  /** tells the page around it, once for each failure */
  onFailure?: (() => void) | undefined;
  children: ReactNode;
}

interface State {
  error: unknown;
  /** whether the last good release is being fetched */
  isTrying: boolean;
}

const FINE: State = { error: null, isTrying: false };

/**
 * Keeps a failure of one vertical inside its own place on the page: the last good release takes the place of code that
 * threw, else the place offers to try again, and fills by itself when the code comes late.
 */
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
