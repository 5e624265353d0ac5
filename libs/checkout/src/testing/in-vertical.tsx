import type { Language } from '@wayfare/domain';
import { createI18n, I18nextProvider } from '@wayfare/i18n';
import { createMemoryRouter, RouterProvider } from '@wayfare/router';
import { createContext, useContext, useState, type ReactNode } from 'react';
import enBase from '../../locales/en/base.json';
import enCard from '../../locales/en/card.json';
import enPay from '../../locales/en/pay.json';
import nlBase from '../../locales/nl/base.json';
import nlCard from '../../locales/nl/card.json';
import nlPay from '../../locales/nl/pay.json';

const CATALOGUES = {
  en: { ...enBase, ...enCard, ...enPay },
  nl: { ...nlBase, ...nlCard, ...nlPay },
};
const Shown = createContext<ReactNode>(null);
const Page = () => useContext(Shown);

interface InVerticalProps {
  language?: Language;
  children?: ReactNode;
}

/** A part of the kit on a page of a vertical: with the kit's texts among those of the vertical. */
export function InVertical({ language = 'en', children }: InVerticalProps) {
  const [i18n] = useState(() =>
    createI18n({})[language].addResourceBundle(language, 'sample', {
      checkoutKit: CATALOGUES[language],
    }),
  );
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', handle: { vertical: 'sample' }, Component: Page }]),
  );
  return (
    <I18nextProvider i18n={i18n}>
      <Shown value={children}>
        <RouterProvider router={router} />
      </Shown>
    </I18nextProvider>
  );
}
