/** What stands behind types of the graph. Read by codegen.ts. */
import type { CatalogueRecord } from './notifications.ports.js';
import type { NotificationView } from './notifications.service.js';

export type NotificationMapper = NotificationView<CatalogueRecord>;
