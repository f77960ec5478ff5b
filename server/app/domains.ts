/**
 * The domains of the product: here they are created, each after those that it asks, and here the ports of each are connected to what others provide.
 * They start, and export personal data, in the order of the returned list; deletion goes through it backwards, so that the account goes last.
 */
import { accountDomain } from '../domains/account/index.js';
import { advisingDomain } from '../domains/advising/index.js';
import { applicationsDomain, correctedStudentEntryOf } from '../domains/applications/index.js';
import { assessmentsDomain } from '../domains/assessments/index.js';
import { auditDomain, createAuditEvents } from '../domains/audit/index.js';
import { calendarDomain, createCalendarFeeds } from '../domains/calendar/index.js';
import { catalogueDomain, type CatalogueFeed, catalogueFeedOf } from '../domains/catalogue/index.js';
import { contentDomain } from '../domains/content/index.js';
import { costsDomain } from '../domains/costs/index.js';
import { dashboardDomain } from '../domains/dashboard/index.js';
import { eligibilityDomain, studentFactsOf } from '../domains/eligibility/index.js';
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
import { confirmationEntryOf, passwordResetEntriesOf, sessionDomain } from '../domains/session/index.js';
import { wishlistDomain } from '../domains/wishlist/index.js';
import type { CombinedLoaders } from '../kernel/domain/combineDomains.js';
import type { DomainParts } from '../kernel/domain/defineDomain.js';
import type { Platform } from '../kernel/domain/platform.js';

/** Where the search index is built: in a thread, or in this process when told to (tests). */
export type CreateIndexHolder = (input: IndexInput) => IndexHolder;

export type IndexInput = { feed: CatalogueFeed; rates: ReadRates };

export const createDomains = (platform: Platform, createIndexHolder: CreateIndexHolder) => {
  const events = createAuditEvents(platform);
  const { recordEvent, auditEntryOf } = events;
  const calendarFeeds = createCalendarFeeds(platform);
  const account = accountDomain.create(platform, {
    recordEvent,
    auditEntryOf,
    confirmationEntryOf,
    correctedStudentEntryOf,
    passwordResetEntriesOf,
  });
  const { accounts } = account.provides;
  const isAccount = async (id: string): Promise<boolean> => (await accounts.summaryOf(id)) !== null;
  const assessments = assessmentsDomain.create(platform, {});
  const session = sessionDomain.create(platform, {
    accounts,
    recordEvent,
    auditEntryOf,
    endCalendarFeed: calendarFeeds.removeMadeUntil,
    adoptVisitorItems: assessments.provides.adoptVisitorAnswers,
  });
  const serviceTokens = serviceTokensDomain.create(platform, {
    roleOf: async userId => (await accounts.summaryOf(userId))?.role ?? null,
    proveStaff: session.provides.proveStaff,
    auditEntryOf,
  });
  const audit = auditDomain.create(platform, {
    ...events,
    isActor: async id => (await isAccount(id)) || (await serviceTokens.provides.isToken(id)),
  });
  const rates = ratesDomain.create(platform, { auditEntryOf });
  const index = createIndexHolder({ feed: catalogueFeedOf(platform.connection), rates: rates.provides.rates });
  const catalogue = catalogueDomain.create(platform, { indexVersion: () => index.version(), auditEntryOf });
  const grades = gradesDomain.create(platform, {});
  const studyWishesOf = async (userId: string) => {
    const [wishes, interestCode, ownGrades] = await Promise.all([
      account.provides.studyWishesOf(userId),
      assessments.provides.interestCodeOf(userId),
      grades.provides.gpaOf(userId),
    ]);
    return wishes && { ...wishes, interestCode, student: studentFactsOf(wishes, ownGrades, rates.provides.rates()) };
  };
  const search = searchDomain.create(platform, {
    holder: index,
    studyWishesOf,
    earliestIntakeOf: catalogue.provides.earliestIntakeOf,
    comingIntakesOf: catalogue.provides.comingIntakesOf,
    scholarshipDeadlinesOf: catalogue.provides.scholarshipDeadlinesOf,
    rates: rates.provides.rates,
  });
  const costs = costsDomain.create(platform, {
    sourceOf: catalogue.provides.sourceOf,
    programsWithin: search.provides.programsWithin,
    ...rates.provides,
  });
  const eligibility = eligibilityDomain.create(platform, {
    studyWishesOf: account.provides.studyWishesOf,
    gradesOf: grades.provides.gpaOf,
    openingOf: catalogue.provides.openingOf,
    closingOf: catalogue.provides.closingOf,
    isThirdParty: catalogue.provides.isThirdParty,
    sourceOf: catalogue.provides.sourceOf,
    yearOfLiving: costs.provides.yearOfLiving,
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
  const applications = applicationsDomain.create(platform, {
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
    feeds: calendarFeeds,
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
  const duplicates = catalogue.provides.createDuplicates({
    references: {
      wishes: wishlist.provides.references,
      applications: applications.provides.references,
      reviews: reviews.provides.references,
      leads: leads.provides.references,
    },
    programCountOf: search.provides.programCountOf,
    wishCountsOf: institutionIds => wishlist.provides.savedCountsOf('INSTITUTION', institutionIds),
  });

  const others = {
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
    duplicates,
    search,
    jobs: jobsDomain.create(platform, { recordEvent }),
    content: contentDomain.create(platform, { countCatalogue: search.provides.counts }),
  };
  const all: readonly DomainParts[] = Object.values(others);
  const personalData = account.provides.createPersonalData(all.flatMap(({ privacy }) => privacy ?? []));
  return { account, personalData, ...others };
};

export type Domains = ReturnType<typeof createDomains>;
/** Batch reads of all domains, fresh for each request. */
export type Loaders = CombinedLoaders<Domains>;
