import ts from 'typescript';

const BLOCK = /```ts\n([\s\S]*?)\n```/;

/** Declarations of a report, as a module with the same exports. */
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

/** Shape of an exported name: its transitive declarations without comments. Equal shapes are equal promises. */
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
