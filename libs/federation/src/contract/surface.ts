import ts from 'typescript';

const BLOCK = /```ts\n([\s\S]*?)\n```/;

/** The declarations of a report, as the text of a module that exports what is exported and nothing else. */
export function declarationsOf(report: string): string {
  const [, code] = BLOCK.exec(report) ?? [];
  if (code === undefined) throw new Error('no report of API Extractor: it has no block of code');
  return `${code}\nexport {};\n`;
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  if (ts.isImportDeclaration(statement)) {
    const { name, namedBindings } = statement.importClause ?? {};
    const named = namedBindings === undefined ? [] : bindingNames(namedBindings);
    return name === undefined ? named : [name.text, ...named];
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

function bindingNames(bindings: ts.NamedImportBindings): string[] {
  return ts.isNamespaceImport(bindings)
    ? [bindings.name.text]
    : bindings.elements.map(({ name }) => name.text);
}

/** Local names by exported ones of `export { local as exported }`. */
function renamedExports(statements: readonly ts.Statement[]): Map<string, string> {
  const renamed = new Map<string, string>();
  for (const statement of statements)
    if (ts.isExportDeclaration(statement) && statement.exportClause !== undefined)
      if (ts.isNamedExports(statement.exportClause))
        for (const { name, propertyName } of statement.exportClause.elements)
          renamed.set(name.text, (propertyName ?? name).text);
  return renamed;
}

function identifiersIn(node: ts.Node, found: Set<string>): void {
  if (ts.isIdentifier(node)) found.add(node.text);
  ts.forEachChild(node, (child) => identifiersIn(child, found));
}

/**
 * What there is to say of an exported name: its declaration and those of everything that it names in turn, without
 * comments. Two reports with the same text for a name promise the same by it.
 */
export function shapesOf(declarations: string): (exported: string) => string {
  const file = ts.createSourceFile('report.d.ts', declarations, ts.ScriptTarget.Latest);
  const printer = ts.createPrinter({ removeComments: true });
  const declaredBy = new Map<string, ts.Statement[]>();
  for (const statement of file.statements)
    for (const name of namesOf(statement))
      declaredBy.set(name, [...(declaredBy.get(name) ?? []), statement]);
  const renamed = renamedExports(file.statements);

  return (exported) => {
    const reached = new Set<ts.Statement>();
    const open = [renamed.get(exported) ?? exported];
    for (let name = open.pop(); name !== undefined; name = open.pop())
      for (const statement of declaredBy.get(name) ?? []) {
        if (reached.has(statement)) continue;
        reached.add(statement);
        const named = new Set<string>();
        identifiersIn(statement, named);
        open.push(...named);
      }
    return file.statements
      .filter((statement) => reached.has(statement))
      .map((statement) => printer.printNode(ts.EmitHint.Unspecified, statement, file))
      .join('\n');
  };
}
