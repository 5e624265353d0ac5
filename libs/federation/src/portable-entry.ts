import webpack from 'webpack';

const PREFIX = 'data:text/javascript;charset=utf-8;base64,';

/**
 * The federation plugin's entry is a data URL that names its runtime by an absolute path. The ids of modules are hashes
 * of their addresses, so the same sources would give other bytes in another folder: here it is named by its package.
 */
export const portableEntry = () =>
  new webpack.NormalModuleReplacementPlugin(
    /^data:text\/javascript;charset=utf-8;base64,/,
    (data: { request: string; createData: { resource?: string } }) => {
      if (data.createData.resource !== undefined) return;
      const text = Buffer.from(data.request.slice(PREFIX.length), 'base64').toString('utf8');
      const portable = text.replace(/(from ['"])[^'"]*\/node_modules\//g, '$1');
      data.request = PREFIX + Buffer.from(portable).toString('base64');
    },
  );
