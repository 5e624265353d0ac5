import { useLoaderData, useRevalidator } from '@wayfare/router';
import { Component, useContext, type ReactNode } from 'react';
import { HostContext, type Host } from './host-context';
import { isFault, type Part } from './part';

interface PageProps {
  vertical: string;
  where: string;
  part: Pick<Part<unknown>, 'standIn'>;
  /** shown while the last good release and the page's data for it are fetched */
  pending: ReactNode;
  children: ReactNode;
}

interface Props extends PageProps {
  report: Host['report'] | undefined;
  /** what the page's loader yields */
  data: unknown;
  revalidate: () => Promise<void>;
}

interface State {
  error: unknown;
  /** whether the last good release may still take the page's place */
  isTrying: boolean;
  /** what the page that threw was made from: the last good release needs data of its own loader */
  data: unknown;
}

class Boundary extends Component<Props, State> {
  override state: State = { error: null, isTrying: false, data: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, isTrying: isFault(error) };
  }

  static getDerivedStateFromProps({ data }: Props, state: State): State | null {
    if (data === state.data) return null;
    return { error: null, isTrying: false, data };
  }

  override componentDidCatch(error: unknown) {
    const { vertical, where, part, report, revalidate } = this.props;
    void part.standIn(error).then((isInPlace) => {
      // the router hears of it, and tells, when it is thrown again
      if (!isInPlace) return this.setState({ isTrying: false });
      report?.({ vertical, where, error });
      return revalidate();
    });
  }

  override render() {
    const { error, isTrying } = this.state;
    if (error === null) return this.props.children;
    if (isTrying) return this.props.pending;
    throw error;
  }
}

/** Makes a page whose code threw anew with the last good release; where that does not help, the router's boundary has it. */
export function PageBoundary(page: PageProps) {
  const data: unknown = useLoaderData();
  const { revalidate } = useRevalidator();
  return (
    <Boundary
      {...page}
      data={data}
      revalidate={revalidate}
      report={useContext(HostContext)?.report}
    />
  );
}
