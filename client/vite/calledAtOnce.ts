/**
 * React and all that is published as CommonJS comes as functions that the scripts call at once. A browser reads a function without compiling it until it is called,
 * and then reads it a second time: of React DOM 200 KB, on the thread that draws. Parentheses around a function tell it to compile with the first reading, which
 * happens beside that thread. Terser takes away those that the bundler has written.
 */
import { parseAst, type ESTree, type Plugin } from 'vite';

/** The bundler's own file, which calls such a function with `exports` and `module`. */
const RUNTIME = /\brolldown-runtime\b/;

/** A function that is shorter, in characters, is read in no time: its parentheses would only weigh. */
const LEAST = 5000;

/** Local names of what comes from the bundler's file. */
const helpersOf = ({ body }: ESTree.Program): ReadonlySet<string> =>
  new Set(
    body.flatMap(statement =>
      statement.type === 'ImportDeclaration' && RUNTIME.test(statement.source.value)
        ? statement.specifiers.map(({ local }) => local.name)
        : [],
    ),
  );

/** The long functions of CommonJS modules, in their order. */
function wrappersOf(program: ESTree.Program): readonly ESTree.Node[] {
  const helpers = helpersOf(program);
  const values = program.body.flatMap(statement =>
    statement.type === 'VariableDeclaration' ? statement.declarations.map(({ init }) => init) : [],
  );
  return values.flatMap(value => {
    if (value?.type !== 'CallExpression' || value.callee.type !== 'Identifier') return [];
    const [first] = value.arguments;
    const isWrapper = helpers.has(value.callee.name) && first?.type === 'ArrowFunctionExpression';
    return isWrapper && first.end - first.start >= LEAST ? first : [];
  });
}

/** The same script with the long functions of CommonJS modules in parentheses. */
export function inParentheses(code: string): string {
  if (!RUNTIME.test(code)) return code;
  const wrappers = wrappersOf(parseAst(code));
  return wrappers.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
    code,
  );
}

export const calledAtOnce = (): Plugin => ({
  name: 'called-at-once',
  // After Terser. The map loses a column or two.
  renderChunk: { order: 'post', handler: code => ({ code: inParentheses(code), map: null }) },
});
