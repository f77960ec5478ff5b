/** Attribute of the buttons that open the question: it is drawn outside of React, and listens to the document. */
export const CHOICE_BUTTON = 'data-analytics-choice';
