/** An element for the parts that are drawn without React: with a class of a CSS module, and with the given properties of its kind. */
export function makeElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  {
    className,
    ...properties
  }: Partial<Omit<HTMLElementTagNameMap[Tag], 'className'>> & { readonly className?: string | undefined } = {},
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  if (className) element.className = className;
  return element;
}
