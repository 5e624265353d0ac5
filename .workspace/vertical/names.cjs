const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** `en=Cars,nl=Auto’s` as an object. */
function byLanguage(text, languages) {
  const entries = (text ?? '')
    .split(',')
    .filter((entry) => entry !== '')
    .map((entry) => entry.split('=').map((part) => part.trim()));
  for (const [language, value = ''] of entries)
    if (!languages.includes(language) || value === '')
      throw new Error(`“${language}=${value}” is no language of the site with its text`);
  return Object.fromEntries(entries);
}

/** A label stands in strings of code and of JSON as it is. */
function checkLabel(label) {
  const [sign] = /["'`\\]/.exec(label) ?? [];
  if (sign !== undefined)
    throw new Error(
      `“${label}” has a ${sign}, which ends or escapes a text in code: write ’ or “ ”`,
    );
}

function checkPath(path) {
  if (!/^[\p{L}\d]+(?:-[\p{L}\d]+)*$/u.test(path))
    throw new Error(`“${path}” is no part of an address: letters, digits and hyphens`);
}

function namesOf({ name, labels, paths }, facts) {
  if (!/^(?=.{2,31}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new Error(`${name} is no name of a vertical: small letters, digits and hyphens between`);
  const languages = Object.keys(facts);
  const words = name.split('-');
  const label = byLanguage(labels, languages);
  const path = byLanguage(paths, languages);
  Object.values(label).forEach(checkLabel);
  Object.values(path).forEach(checkPath);
  return {
    name,
    Name: words.map(capital).join(''),
    first: path[languages[0]] ?? name,
    NAME: words.join('_').toUpperCase(),
    languages: languages.map((language) => {
      const shown = label[language] ?? capital(words.join(' '));
      return {
        lang: language,
        prefix: facts[language].prefix,
        home: facts[language].prefix || '/',
        path: path[language] ?? name,
        label: shown,
        lower: shown.charAt(0).toLowerCase() + shown.slice(1),
      };
    }),
  };
}

module.exports = { namesOf };
