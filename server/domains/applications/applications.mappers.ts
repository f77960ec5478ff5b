/** What stands behind types of the graph. Read by codegen.ts. */
export type { ApplicationView as ApplicationMapper } from './applications.views.js';
export type { VisaItem as VisaChecklistItemMapper } from './visa/visaChecklists.js';
export type { StudentCase as ApplicationStudentMapper } from './applications.ports.js';
