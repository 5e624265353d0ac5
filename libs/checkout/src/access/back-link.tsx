import { ButtonLink } from '@wayfare/ui';

/** The way back out of an action: the booking stays as it is. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <p>
      <ButtonLink variant="secondary" to={to}>
        {children}
      </ButtonLink>
    </p>
  );
}
