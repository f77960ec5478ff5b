import { EnglishTool } from './EnglishTool';
import { SemesterTool } from './SemesterTool';
import styles from './tools.module.css';

/** Two small calculators beside the book: the average of a semester, and what an English result is worth. */
export const GradeTools = () => (
  <div className={styles.tools}>
    <SemesterTool />
    <EnglishTool />
  </div>
);
