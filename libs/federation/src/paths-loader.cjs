/* Of `vertical.json`, what addresses are made of: the rest is the host's, and every page would carry it. */
module.exports = function pathsLoader(source) {
  const { routes } = JSON.parse(source);
  return JSON.stringify({ routes: routes.map(({ name, path }) => ({ name, path })) });
};
