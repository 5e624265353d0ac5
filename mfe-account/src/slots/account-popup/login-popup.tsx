import { useTranslation } from '@wayfare/i18n';
import { useLoginPopup } from '@wayfare/session';
import type { LoginView } from '@wayfare/session';
import { Modal } from '@wayfare/ui';
import { OpenViewContext } from '../../features/credentials/open-view';
import horizon from './pictures/horizon.svg';
import { PopupView } from './popup-view';
import styles from './popup.module.css';
import { useFade } from './use-fade';

/** A `ref`: focuses the first field on opening and in each new view. */
function focusFirstField(element: HTMLElement | null): void {
  const field = element?.querySelector('input');
  if (!field) return;
  // a dialog focuses by this attribute on opening
  field.autofocus = true;
  if (field.closest('dialog[open]') !== null) field.focus();
}

/** Login, registration and password recovery over the current page (PLT-30). */
export function LoginPopup({ view }: { view: LoginView }) {
  const { t } = useTranslation('account');
  const [{ images }, dispatch] = useLoginPopup();
  const isFaded = useFade();
  const close = () => dispatch({ type: 'close' });
  return (
    <Modal title={t(`popup.${view}`)} closeLabel={t('popup.close')} size="small" onClose={close}>
      <img className={styles.picture} src={images[0] ?? horizon} alt="" width={480} height={112} />
      <OpenViewContext.Provider value={(component) => dispatch({ type: 'show', component })}>
        <div
          key={view}
          ref={focusFirstField}
          className={styles.view}
          data-faded={isFaded || undefined}
        >
          <PopupView view={view} onSignedIn={close} />
        </div>
      </OpenViewContext.Provider>
    </Modal>
  );
}
