/* Each vertical names its chunks for itself; in one bundle the names get the vertical in front, so that they stay apart. */
module.exports = function chunkNames(source) {
  const vertical = /mfe-([a-z0-9-]+)[\\/]/.exec(this.resourcePath)?.[1] ?? 'site';
  return source.replace(/webpackChunkName: "([^"]+)"/g, `webpackChunkName: "${vertical}-$1"`);
};
