import { importClasses, scopedName } from './classNames';

const component = (use: string) => `import styles from './Card.module.css';
export const Card = () => <p className={${use}}>styled</p>;`;

describe('importClasses', () => {
  it('imports the classes of a sheet by themselves, where all are named', () => {
    expect(importClasses(component('styles.card'))).toBe(
      component('styles.card').replace('import styles', 'import * as styles'),
    );
  });

  it.each(['styles[tone]', 'pick(styles)', '`${styles}`', 'styles?.card'])('leaves the table to %s', use => {
    expect(importClasses(component(use))).toBe(component(use));
  });

  it('decides for each sheet', () => {
    const source = `import card from './Card.module.css';
import tones from './Tone.module.css';
const name = card.card + tones[tone];`;
    expect(importClasses(source)).toBe(source.replace('import card', 'import * as card'));
  });
});

describe('scopedName', () => {
  it('tells sheets apart, and is the same in both builds', () => {
    const name = scopedName('card', 'client/kernel/ui/Card.module.css');
    expect(name).toMatch(/^card-[0-9a-f]{5}$/);
    expect(scopedName('card', 'client/kernel/ui/Card.module.css?used')).toBe(name);
    expect(scopedName('card', `${process.cwd()}/client/kernel/ui/Card.module.css`)).toBe(name);
    expect(scopedName('card', 'client/kernel/cards/Card.module.css')).not.toBe(name);
  });
});
