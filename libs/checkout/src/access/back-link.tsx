import { ButtonLink } from '@wayfare/ui';

/** Link out of an action without any effect. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <p>
      <ButtonLink variant="secondary" to={to}>
        {children}
      </ButtonLink>
    </p>
  );
}
