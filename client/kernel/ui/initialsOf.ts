/** "University of Wollongong" is UW, "RMIT University" RMIT; a name of one word gives its first two letters. At most `most` letters. With its saint St Andrews would be USA. */
export function initialsOf(name: string, most: number): string {
  const words = name.split(/[\s,–-]+/).filter(word => /^\p{Lu}/u.test(word) && word !== 'The' && word !== 'St');
  const ownShortName = words.find(word => /^\p{Lu}{2,}$/u.test(word) && word.length <= most);
  if (ownShortName) return ownShortName;
  const letters = words.map(word => [...word][0]).join('');
  return letters.length > 1 ? letters.slice(0, most) : [...name].slice(0, 2).join('').toUpperCase();
}
