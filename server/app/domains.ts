/**
 * The domains of the product: here they are created, and here the ports of each are connected to what others provide.
 * They start, and export personal data, in the order of the returned list; deletion goes through it backwards, so that the account goes last.
 */
import { accountDomain } from '../domains/account/index.js';
import { advisingDomain } from '../domains/advising/index.js';
import { applicationsDomain } from '../domains/applications/index.js';
import { assessmentsDomain } from '../domains/assessments/index.js';
import { auditDomain } from '../domains/audit/index.js';
import { calendarDomain } from '../domains/calendar/index.js';
import { type Catalogue, catalogueDomain } from '../domains/catalogue/index.js';
import { contentDomain } from '../domains/content/index.js';
import { costsDomain } from '../domains/costs/index.js';
import { dashboardDomain } from '../domains/dashboard/index.js';
import { eligibilityDomain } from '../domains/eligibility/index.js';
import { gradesDomain } from '../domains/grades/index.js';
import { jobsDomain } from '../domains/jobs/index.js';
import { leadsDomain } from '../domains/leads/index.js';
import { notificationsDomain } from '../domains/notifications/index.js';
import { publicationsDomain } from '../domains/publications/index.js';
import { ratesDomain } from '../domains/rates/index.js';
import { remindersDomain } from '../domains/reminders/index.js';
import { reviewsDomain } from '../domains/reviews/index.js';
import { type IndexHolder, type ReadRates, searchDomain } from '../domains/search/index.js';
import { serviceTokensDomain } from '../domains/serviceTokens/index.js';
import { sessionDomain } from '../domains/session/index.js';
import { wishlistDomain } from '../domains/wishlist/index.js';
import type { CombinedLoaders } from '../kernel/domain/combineDomains.js';
import type { Platform } from '../kernel/domain/platform.js';

/** Where the search index is built: in a thread, or in this process when told to (tests). */
export type CreateIndexHolder = (input: IndexInput) => IndexHolder;

export type IndexInput = Pick<Catalogue, 'feed'> & { rates: ReadRates };

export const createDomains = (platform: Platform, createIndexHolder: CreateIndexHolder) => {
  const isAccount = async (id: string): Promise<boolean> => (await account.provides.accounts.summaryOf(id)) !== null;
  const audit: ReturnType<typeof auditDomain.create> = auditDomain.create(platform, {
    isActor: async id => (await isAccount(id)) || (await serviceTokens.provides.isToken(id)),
  });
  const { recordEvent, auditEntryOf } = audit.provides;
  // Sessions need accounts, and an account whose address changes needs the confirmation mail of the session domain, but only once requests come.
  const account: ReturnType<typeof accountDomain.create> = accountDomain.create(platform, {
    recordEvent,
    auditEntryOf,
    confirmationEntryOf: userId => session.provides.confirmationEntryOf(userId),
    correctedStudentEntryOf: (userId, at) => applications.provides.correctedStudentEntryOf(userId, at),
    passwordResetEntriesOf: userId => session.provides.passwordResetEntriesOf(userId),
  });
  const { accounts } = account.provides;
  const assessments = assessmentsDomain.create(platform, {});
  const session = sessionDomain.create(platform, {
    accounts,
    recordEvent,
    auditEntryOf,
    // A calendar needs nearly everything else, and is asked only once requests come.
    endCalendarFeed: (userId, madeUntil) => calendar.provides.endFeed(userId, madeUntil),
    adoptVisitorItems: assessments.provides.adoptVisitorAnswers,
  });
  const serviceTokens = serviceTokensDomain.create(platform, {
    roleOf: async userId => (await accounts.summaryOf(userId))?.role ?? null,
    proveStaff: session.provides.proveStaff,
    auditEntryOf,
  });
  // These two need each other: the index reads the catalogue, and the catalogue asks which index is in force, but only once requests come.
  const catalogue = catalogueDomain.create(platform, {
    indexVersion: () => search.provides.closeVersion(),
    programIdsOf: institutionId => search.provides.programIdsOf(institutionId),
    wishCountsOf: institutionIds => wishlist.provides.savedCountsOf('INSTITUTION', institutionIds),
    referencesOf: () => ({
      wishes: wishlist.provides.references,
      applications: applications.provides.references,
      reviews: reviews.provides.references,
      leads: leads.provides.references,
    }),
    auditEntryOf,
  });
  const rates = ratesDomain.create(platform, { auditEntryOf });
  const grades = gradesDomain.create(platform, {});
  const eligibility = eligibilityDomain.create(platform, {
    studyWishesOf: account.provides.studyWishesOf,
    gradesOf: grades.provides.gpaOf,
    openingOf: catalogue.provides.openingOf,
    closingOf: catalogue.provides.closingOf,
    isThirdParty: catalogue.provides.isThirdParty,
    sourceOf: catalogue.provides.sourceOf,
    // Asked only once requests come.
    yearOfLiving: (program, institution) => costs.provides.yearOfLiving(program, institution),
    rates: rates.provides.rates,
  });
  const studyWishesOf = async (userId: string) => {
    const [wishes, interestCode, ownGrades] = await Promise.all([
      account.provides.studyWishesOf(userId),
      assessments.provides.interestCodeOf(userId),
      grades.provides.gpaOf(userId),
    ]);
    return wishes && { ...wishes, interestCode, student: eligibility.provides.studentFactsOf(wishes, ownGrades) };
  };
  const search: ReturnType<typeof searchDomain.create> = searchDomain.create(platform, {
    holder: createIndexHolder({ feed: catalogue.provides.feed, rates: rates.provides.rates }),
    studyWishesOf,
    rates: rates.provides.rates,
  });
  const { recordsOf } = catalogue.provides;
  const notifications = notificationsDomain.create(platform, { recordsOf, isAccount });
  const wishlist = wishlistDomain.create(platform, { recordsOf });
  // What domains need whose staff works on the cases of students.
  const cases = {
    studentsOf: account.provides.studentsOf,
    listStaff: accounts.listStaff,
    notificationEntryOf: notifications.provides.notificationEntryOf,
    auditEntryOf,
  };
  const costs = costsDomain.create(platform, {
    sourceOf: catalogue.provides.sourceOf,
    programsWithin: search.provides.programsWithin,
    ...rates.provides,
  });
  const applications: ReturnType<typeof applicationsDomain.create> = applicationsDomain.create(platform, {
    ...cases,
    recordsOf,
    intakesOf: catalogue.provides.intakesOf,
    rates: rates.provides.rates,
    firstYearOf: costs.provides.firstYearOf,
  });
  const advising = advisingDomain.create(platform, cases);
  const publications = publicationsDomain.create(platform, { auditEntryOf });
  const reminders = remindersDomain.create(platform, {
    ...wishlist.provides,
    ...applications.provides,
    recordsOf,
    deadlineOf: catalogue.provides.openDeadlineOf,
    accountOf: accounts.summaryOf,
    deliver: notifications.provides.deliver,
    deliveredOf: notifications.provides.deliveredOf,
  });
  const dashboard = dashboardDomain.create(platform, {
    ...wishlist.provides,
    ...applications.provides,
    ...advising.provides,
    ...publications.provides,
    recordsOf,
    deadlinesOf: catalogue.provides.deadlinesOf,
    studyWishesOf,
    searchProgramsFor: search.provides.searchProgramsFor,
    similarProgramIds: search.provides.similarProgramIds,
  });
  const calendar = calendarDomain.create(platform, {
    ...dashboard.provides,
    ...advising.provides,
    schoolNameOf: async id => (await catalogue.provides.service.institutions.byIds([id]))[0]?.name ?? null,
  });

  const leads = leadsDomain.create(platform, {
    ...cases,
    recordsOf,
    accountOf: accounts.summaryOf,
    confirmedAddressOf: async userId => {
      const holder = await accounts.summaryOf(userId);
      return holder?.isEmailVerified ? holder.email : null;
    },
  });
  const reviews = reviewsDomain.create(platform, { ...cases, recordsOf });

  return {
    account,
    session,
    wishlist,
    applications,
    advising,
    leads,
    grades,
    reviews,
    assessments,
    rates,
    costs,
    eligibility,
    notifications,
    reminders,
    publications,
    dashboard,
    calendar,
    audit,
    serviceTokens,
    catalogue,
    search,
    jobs: jobsDomain.create(platform, { recordEvent }),
    content: contentDomain.create(platform, { countCatalogue: search.provides.counts }),
  };
};

export type Domains = ReturnType<typeof createDomains>;
/** Batch reads of all domains, fresh for each request. */
export type Loaders = CombinedLoaders<Domains>;
