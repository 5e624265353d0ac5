import { smallContent, SMALL_CONTENT } from '../../../test/fakes/small-content';
import { embeddedContent } from './embedded';
import { richText } from './rich-text';
import { supportWords } from './support-words';

const CONTACT = { email: 'help@site.test', hours: { from: '8:00', to: '17:00' } };
const MASTODON = { name: 'Masto*don', url: 'https://social.example/@us' };

describe('ERR-12 PLT-05 texts that leave how we are reached to the deployment', () => {
  it.each([
    [
      'the address, in a link too',
      'en',
      [],
      '[{{supportEmail}}](mailto:{{supportEmail}})',
      '<p><a href="mailto:help@site.test">help@site.test</a></p>',
    ],
    ['the hours', 'en', [], '{{officeFrom}} to {{officeTo}}', '<p>8:00 to 17:00</p>'],
    ['e-mail alone', 'en', [], 'Ask {{supportChannels}}', '<p>Ask by e-mail</p>'],
    [
      'e-mail alone in Dutch',
      'nl',
      [],
      'Vraag het {{supportChannels}}',
      '<p>Vraag het per e-mail</p>',
    ],
    [
      'a network',
      'nl',
      [MASTODON],
      'Vraag het {{supportChannels}}',
      '<p>Vraag het per e-mail en op sociale media (<a href="https://social.example/@us" rel="noopener external">Masto*don</a>)</p>',
    ],
    ['nothing that it does not know', 'en', [], '{{other}}', '<p>{{other}}</p>'],
  ] as const)('get %s', (_what, language, social, markdown, html) => {
    expect(
      richText(supportWords({ ...CONTACT, social })(markdown, language), { html: 'drop' }).trim(),
    ).toBe(html);
  });

  it('are refused at the start with a placeholder that there is not', () => {
    const files = SMALL_CONTENT.map((file, index) =>
      index === 0 ? { ...file, text: `${file.text}\n{{suportEmail}}` } : file,
    );
    expect(() => embeddedContent(files, supportWords({ ...CONTACT, social: [] }))).toThrow(
      '{{suportEmail}}: there is no such placeholder',
    );
  });

  it('are left alone without any', async () =>
    expect((await smallContent().list('pages', 'en')).length).toBeGreaterThan(0));
});
