/** Leads with what is shown beside them, read once a page: what stands behind the types of the graph. */
import DataLoader from 'dataloader';
import type { Advisor, ItemRecord, LeadsPorts } from './leads.ports.js';
import type { ItemKind, LeadItem, LeadRecord } from './leads.records.js';

type Reads = {
  itemOf: (item: LeadItem) => Promise<ItemRecord | null>;
  advisorOf: (id: string) => Promise<Advisor | null>;
};
export type LeadView = Reads & { record: LeadRecord };

export const createLeadViews = ({ recordsOf, listStaff }: Pick<LeadsPorts, 'recordsOf' | 'listStaff'>) => {
  const createReads = (): Reads => {
    const ofKind = (kind: ItemKind) => new DataLoader<string, ItemRecord | null>(ids => recordsOf(kind, ids));
    const items = {
      INSTITUTION: ofKind('INSTITUTION'),
      PROGRAM: ofKind('PROGRAM'),
      SCHOLARSHIP: ofKind('SCHOLARSHIP'),
    };
    const advisors = new DataLoader<string, Advisor | null>(async ids => {
      const staff = await listStaff();
      return ids.map(id => staff.find(each => each.id === id) ?? null);
    });
    return { itemOf: ({ kind, id }) => items[kind].load(id), advisorOf: id => advisors.load(id) };
  };
  return {
    viewOf: (record: LeadRecord): LeadView => ({ record, ...createReads() }),
    viewsOf: (records: readonly LeadRecord[]): LeadView[] => {
      const reads = createReads();
      return records.map(record => ({ record, ...reads }));
    },
  };
};

export type LeadViews = ReturnType<typeof createLeadViews>;
