import { queryClient, queryKey, useQuery } from '@wayfare/api-client/query-cache';
import { linkedPriceAlert } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useState } from 'react';
import { askLinkedAlert } from '../../api/price-alerts.api';

/** `off` ends the alert on opening, once per link and tab; a mere fetch of the page, as by scanners, ends nothing. */
export function useLinkedAlert(ticket: string, opening: 'look' | 'off') {
  const { api } = usePlatform();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [pressed, setPressed] = useState(0);
  const key = [...queryKey(linkedPriceAlert), ticket, opening];
  const query = useQuery({
    queryKey: key,
    queryFn: () => askLinkedAlert(api, { key: ticket, action: opening, language }),
    staleTime: Infinity,
  });

  async function send(action: 'on' | 'off'): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    try {
      const alert = await askLinkedAlert(api, { key: ticket, action, language });
      queryClient().setQueryData(key, alert);
      setPressed(pressed + 1);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return { query, isBusy, hasFailed, pressed, turn: (action: 'on' | 'off') => void send(action) };
}
