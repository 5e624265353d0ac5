import { formatMoney, parseMoney, type Language } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Button, ButtonLink, ErrorSummary, takeFocus } from '@wayfare/ui';
import { CARD_FIELDS_ID } from '../card-fields';
import { Actions } from '../layout/booking-section';
import type { SubmitProblem } from '../submit/submit-problem';
import type { Renewal } from '../submit/use-submit';
import { useTexts, type Texts } from '../use-texts';
import styles from './pay.module.css';

interface Said {
  title: string;
  text: string;
}

interface SubmitProblemBoxProps {
  problem: SubmitProblem;
  /** the vertical's words for what is gone */
  says?: Said | null;
  timingFieldId: string;
  detailsHref: string;
  again: { href: string; label: string };
  /** requotes; null where the same is not to be had any more */
  renewal: Renewal | null;
}

interface Say {
  language: Language;
  t: (key: string) => string;
  texts: Texts<'pay'>;
}

function wordsOf(problem: SubmitProblem, { language, t, texts }: Say): Said {
  const price = (amount: string) => formatMoney(parseMoney(amount), language);
  switch (problem.kind) {
    case 'card':
      return { title: problem.message, text: '' };
    case 'declined': {
      const text = texts('problem.declined.text');
      return {
        title: texts('problem.declined.title'),
        text:
          problem.message === '' ? `${text} ${texts('anotherCard')}` : `${problem.message} ${text}`,
      };
    }
    case 'priceChanged': {
      const { before, now } = problem;
      return {
        title: texts('problem.priceChanged.title'),
        text:
          before === null || now === null
            ? texts('problem.priceChanged.text')
            : texts('priceFromTo', { before: price(before), now: price(now) }),
      };
    }
    case 'gone':
      return problem.reason === 'OFFER_EXPIRED'
        ? { title: texts('problem.gone.title'), text: texts('problem.gone.text') }
        : { title: texts('taken.title'), text: texts('taken.text') };
    case 'failed':
      return { title: problem.said ?? t(problem.messageKey), text: texts('failedText') };
    default:
      return {
        title: texts(`problem.${problem.kind}.title`),
        text: texts(`problem.${problem.kind}.text`),
      };
  }
}

function WaysOn({ problem, detailsHref, again, renewal }: SubmitProblemBoxProps) {
  const texts = useTexts('pay');
  if (problem.kind === 'details')
    return <ButtonLink to={detailsHref}>{texts('editDetails')}</ButtonLink>;
  if (problem.kind !== 'priceChanged' && problem.kind !== 'gone') return null;
  const renew = renewal?.renew ?? null;
  return (
    <Actions>
      {renew !== null && (
        <Button variant="secondary" isBusy={renewal?.isRenewing} onClick={renew}>
          {problem.kind === 'priceChanged' ? texts('acceptPrice') : texts('renew')}
        </Button>
      )}
      <ButtonLink variant="secondary" to={again.href}>
        {again.label}
      </ButtonLink>
    </Actions>
  );
}

/** Payment status and support after an attempted payment (ERR-12). */
function MoneyNote({ kind }: Pick<SubmitProblem, 'kind'>) {
  const texts = useTexts('pay');
  const { email } = usePlatform().support;
  if (kind !== 'declined' && kind !== 'failed' && kind !== 'conflict') return null;
  return (
    <>
      <p>{kind === 'declined' ? texts('money.none') : texts('money.unsure')}</p>
      <p>
        {texts('contact')} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </>
  );
}

/** First unanswered field; null where the answers are complete. */
function openFieldOf({ problem, timingFieldId }: SubmitProblemBoxProps): string | null {
  if (problem.kind === 'card') return CARD_FIELDS_ID;
  return problem.kind === 'timing' ? timingFieldId : null;
}

/** Why submitting failed, and the way on (ERR-12, ERR-25). */
export function SubmitProblemBox(props: SubmitProblemBoxProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const texts = useTexts('pay');
  const { title, text } = props.says ?? wordsOf(props.problem, { language, t, texts });
  const fieldId = openFieldOf(props);
  if (fieldId !== null)
    return <ErrorSummary title={texts('summaryTitle')} errors={[{ fieldId, message: title }]} />;
  return (
    <div ref={takeFocus} role="alert" tabIndex={-1} className={styles.problem}>
      <h2>{title}</h2>
      {text !== '' && <p>{text}</p>}
      <MoneyNote kind={props.problem.kind} />
      <WaysOn {...props} />
    </div>
  );
}
