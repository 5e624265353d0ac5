import { useLoaderData, useRevalidator } from '@wayfare/router';
import { Component, useContext, type ReactNode } from 'react';
import { HostContext, type Host } from './host-context';
import { isFault, type Part } from './part';

interface PageProps {
  vertical: string;
  where: string;
  part: Pick<Part<unknown>, 'standIn'>;
  pending: ReactNode;
  children: ReactNode;
}

interface Props extends PageProps {
  report: Host['report'] | undefined;
  data: unknown;
  revalidate: () => Promise<void>;
}

interface State {
  error: unknown;
  isTrying: boolean;
  /** data of the page that threw: the last good release needs its own loader's */
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

/** Replaces a page that threw by the last good release; failing that, rethrows to the router's boundary. */
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
