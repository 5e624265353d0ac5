import webpack from 'webpack';

const PREFIX = 'data:text/javascript;charset=utf-8;base64,';

/** Federation's entry has its runtime's absolute path, on which module ids would depend: uses the package's name. */
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
