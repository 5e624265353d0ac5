/*
 * Fills a template: `__name__` and its like are values; a line with a value of a language stands there once for each, and
 * `__t(results.title|Delft)__` is that language's own text with its value filled in.
 */
const OF_LANGUAGE = /__(?:lang|prefix|home|path|label|lower|t\([^)]*\))__/;

const textIn = (texts, key) => key.split('.').reduce((part, word) => part?.[word], texts);

function withValues(text, values) {
  return text.replace(/__([A-Za-z]+)__/g, (whole, key) => String(values[key] ?? whole));
}

function withTexts(line, texts) {
  return line.replace(/__t\(([\w.]+)(?:\|([^)]*))?\)__/g, (_, key, value) => {
    const text = textIn(texts, key);
    if (typeof text !== 'string') throw new Error(`the texts of the template have no ${key}`);
    return text.replace(/\{\{\w+\}\}/, value ?? '');
  });
}

/** A file that is there once; `texts` are those of each language. */
function fill(template, names, texts) {
  const lines = template
    .split('\n')
    .flatMap((line) =>
      OF_LANGUAGE.test(line)
        ? names.languages.map((language) =>
            withValues(withTexts(line, texts[language.lang]), language),
          )
        : [line],
    );
  return withValues(lines.join('\n'), names);
}

/** A file that each language has. */
const fillFor = (template, names, language) => withValues(withValues(template, language), names);

/** JSON knows no comma after the last entry, which a line for each language leaves there; texts by language stand in one line. */
const asJson = (text) =>
  text
    .replace(/,(\s*[}\]])/g, '$1')
    .replace(
      /\{\n\s*((?:"\w+": "[^"\n]*",?\s+)+)\}/g,
      (_, entries) => `{ ${entries.trim().replace(/\s*\n\s*/g, ' ')} }`,
    );

module.exports = { asJson, fill, fillFor };
