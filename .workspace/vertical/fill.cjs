/* `__name__` are values, lines repeat by language, and `__t(results.title|Delft)__` is a language's text. */
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

const fillFor = (template, names, language) => withValues(withValues(template, language), names);

/** Drops the trailing commas of repeated lines. */
const asJson = (text) =>
  text
    .replace(/,(\s*[}\]])/g, '$1')
    .replace(
      /\{\n\s*((?:"\w+": "[^"\n]*",?\s+)+)\}/g,
      (_, entries) => `{ ${entries.trim().replace(/\s*\n\s*/g, ' ')} }`,
    );

module.exports = { asJson, fill, fillFor };
