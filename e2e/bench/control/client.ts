/* The same page in one bundle: the shell's own start, with the verticals compiled in instead of fetched. */
import '@wayfare/ui-styles';
import { frameMessages } from '../../../shell/src/client/frame-messages';
import { startSite } from '../../../shell/src/client/start-site';
import { verticalNamed } from './verticals';

const messages = frameMessages();
void messages
  .loadMessages(window.__WAYFARE__.language)
  .then(() =>
    startSite(
      window.__WAYFARE__,
      (_release, name) => Promise.resolve(verticalNamed(name)),
      messages,
    ),
  );
