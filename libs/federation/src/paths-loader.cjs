/* Keeps the fields of `vertical.json` that paths need: the rest would weigh on every page. */
module.exports = function pathsLoader(source) {
  const { routes } = JSON.parse(source);
  return JSON.stringify({ routes: routes.map(({ name, path }) => ({ name, path })) });
};
