/** Stands for every style sheet in jest: a class is called what the component calls it. */
const styles: Readonly<Record<string, string>> = new Proxy<Record<string, string>>(
  {},
  { get: (_styles, name) => (name === '__esModule' ? false : String(name)) },
);

export default styles;
