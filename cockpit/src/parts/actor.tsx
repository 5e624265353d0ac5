import type { Revision } from '@wayfare/releases/registry';
import { useTranslation } from '@wayfare/i18n';
import { Code } from '@wayfare/workbench';

/** Team and token; whoever writes the stores themselves has no name there. */
export function Actor({ of: { actor } }: { of: Pick<Revision, 'actor'> }) {
  const { t } = useTranslation();
  return actor === undefined ? t('history.nobody') : <Code>{actor}</Code>;
}
