/** An advisor's day in operations, in the order of docs/advisor-day.md; held against the schema by a test. Ids are pasted from the answer before. */
import type { Sample } from './sample';

const asJson = (value: object): string => JSON.stringify(value, null, 2);

const queue = `# Advisors: my queue, longest waiting first. assignedTo: MINE, UNASSIGNED or OTHERS; text finds student, institution or program.
query ApplicationQueue($filter: ApplicationFilter, $page: PageInput) {
  applications(filter: $filter, page: $page) {
    pageInfo { number pageCount total }
    items {
      id
      status
      nextStatuses
      updatedAt
      destination
      intake { year month deadline { closesAt timeZone status } }
      item { __typename ... on Program { title institution { name } } ... on Institution { name } }
      student { id fullName email phone isMinor gpa { value scale } englishCert { test overall } guardianName guardianPhone }
      advisor { id fullName }
      requirements { kind outcome reason }
      note
      sharing { recipientName agreedAt withdrawnAt guardian { part name answeredAt } }
    }
  }
}`;

const assign = `# Advisors: take an application, or give it to somebody (advisors lists whom). CONFLICT: somebody else was first, read it again.
mutation AssignApplication($input: AssignApplicationInput!) {
  assignApplication(input: $input) {
    application { id updatedAt advisor { id fullName } }
    errors { code field }
  }
}

query Advisors {
  advisors { id fullName }
}`;

const advance = `# Advisors: the next step of an application. seenUpdatedAt is updatedAt as it was read; the note is for the student. DEFERRED needs intake: { year, month }.
mutation AdvanceApplication($input: AdvanceApplicationInput!) {
  advanceApplication(input: $input) {
    application { id status nextStatuses updatedAt intake { year month } history { status at by note } }
    errors { code field }
  }
}`;

const deletionTasks = `# Advisors: where a student has withdrawn, and the institution is to be asked to delete what it got. Without a student: the account was deleted, ask under the application's id.
query DeletionTasks($page: PageInput) {
  applications(filter: { deletionTask: OPEN }, page: $page) {
    pageInfo { total }
    items {
      id
      updatedAt
      deletionTask { state openedAt }
      sharing { recipientName destination withdrawnAt }
      item { __typename ... on Program { title institution { name website } } ... on Institution { name website } }
      student { fullName email }
    }
  }
}

mutation CloseDeletionTask($input: CloseDeletionTaskInput!) {
  closeDeletionTask(input: $input) {
    application { id deletionTask { state closedAt } }
    errors { code field }
  }
}`;

const sessions = `# Advisors: my advising sessions to come. period: UPCOMING or PAST.
query AdvisingSessions($filter: AdvisingFilter, $page: PageInput) {
  advisingSessions(filter: $filter, page: $page) {
    pageInfo { total }
    items { id topic startsAt endsAt timeZone channel joinUrl place status updatedAt student { id fullName phone } advisor { id fullName } }
  }
}`;

const schedule = `# Advisors: a session with a student, by the clock of timeZone, at a quarter of an hour. A new idempotencyKey for each session.
mutation ScheduleAdvisingSession($input: ScheduleAdvisingSessionInput!) {
  scheduleAdvisingSession(input: $input) {
    session { id startsAt endsAt updatedAt }
    errors { code field }
  }
}

mutation RescheduleAdvisingSession($change: RescheduleAdvisingSessionInput!) {
  rescheduleAdvisingSession(input: $change) { session { id startsAt updatedAt } errors { code field } }
}

mutation CancelAdvisingSession($cancel: CancelAdvisingSessionInput!) {
  cancelAdvisingSession(input: $cancel) { session { id status } errors { code field } }
}`;

const publishEvent = `# Advisors: publish an event in both languages. With a place, with url, or with both.
mutation PublishEvent($input: PublishEventInput!) {
  publishEvent(input: $input) {
    event { id startsAt endsAt updatedAt }
    errors { code field }
  }
}

query StaffEvents {
  staffEvents { items { id title { vi en } startsAt isRetired updatedAt } }
}`;

const publishGuide = `# Advisors: publish a guide in both languages: paragraphs, or the address of a page.
mutation PublishGuide($input: PublishGuideInput!) {
  publishGuide(input: $input) {
    guide { id topic updatedAt }
    errors { code field }
  }
}

query StaffGuides {
  staffGuides { items { id title { vi en } topic isRetired updatedAt } }
}`;

const leads = `# Advisors: messages of visitors and students, longest waiting first. assignedTo: MINE, UNASSIGNED or OTHERS; text finds name, address, city or school.
query Leads($filter: LeadFilter, $page: PageInput) {
  leads(filter: $filter, page: $page) {
    pageInfo { number pageCount total }
    items {
      id kind status updatedAt submittedAt
      fullName email phone city school campaign message gpaBand language
      item { ... on Institution { name } ... on Program { title } ... on Scholarship { name } }
      advisor { id fullName }
      consents { purpose }
      history { kind at text }
    }
  }
}`;

const answerLead = `# Advisors: answer a message by mail; whoever answers an unassigned one looks after it. assignLead gives it to somebody, closeLead ends it without a mail.
mutation AnswerLead($input: AnswerLeadInput!) {
  answerLead(input: $input) { lead { id status updatedAt } errors { code field } }
}

mutation AssignLead($assign: AssignLeadInput!) {
  assignLead(input: $assign) { lead { id updatedAt } errors { code field } }
}

mutation CloseLead($close: CloseLeadInput!) {
  closeLead(input: $close) { lead { id status } errors { code field } }
}`;

const reviewQueue = `# Advisors: reviews that students sent, longest waiting first. status: WAITING, PUBLISHED or DECLINED.
query ReviewQueue($filter: ReviewFilter, $page: PageInput) {
  reviewQueue(filter: $filter, page: $page) {
    pageInfo { number pageCount total }
    items { id status text name studies language institution { name } submittedAt updatedAt consent { textVersion at } declineReason declineNote }
  }
}`;

const decideReview = `# Advisors: publish a review as it stands, or decline it with a reason that the student reads; an opinion is no reason. CONFLICT: it was changed meanwhile.
mutation PublishReview($input: PublishReviewInput!) {
  publishReview(input: $input) { review { id status publishedAt updatedAt } errors { code field } }
}

mutation DeclineReview($decline: DeclineReviewInput!) {
  declineReview(input: $decline) { review { id status declineReason updatedAt } errors { code field } }
}`;

const setRate = `# Administrators: an exchange rate with its source and day. A rate far from the one in force is taken with isConfirmed. It counts until the daily source has one that is a week newer.
mutation SetExchangeRate($input: SetExchangeRateInput!) {
  setExchangeRate(input: $input) {
    rates { vnd { rate asOf sourceName sourceUrl isStale } rates { currency rate asOf } }
    errors { code field }
  }
}

query ExchangeRates {
  exchangeRates { base rates { currency rate asOf sourceName sourceUrl } vnd { rate asOf sourceName sourceUrl isStale } }
}`;

const heldRates = `# Administrators: rates of the daily source that moved too far to be taken wait here. Accept or refuse one by its currency and day.
query HeldExchangeRates {
  heldExchangeRates { currency rate asOf sourceUrl readAt formerRate formerAsOf move usualMove }
}

mutation DecideHeldRate($input: DecideHeldRateInput!) {
  decideHeldRate(input: $input) { rates { vnd { rate asOf } rates { currency rate asOf } } errors { code field } }
}`;

const both = (vi: string, en: string) => ({ vi, en });

export const advisorSamples: readonly Sample[] = [
  {
    query: queue,
    variables: asJson({ filter: { assignedTo: 'UNASSIGNED', status: 'SUBMITTED' }, page: { number: 1, size: 20 } }),
  },
  {
    query: assign,
    variables: asJson({
      input: { applicationId: 'id', advisorId: 'id', seenUpdatedAt: '2026-11-22T02:00:00.000Z' },
    }),
  },
  {
    query: advance,
    variables: asJson({
      input: { applicationId: 'id', to: 'PROCESSING', seenUpdatedAt: '2026-11-22T02:00:00.000Z', note: '' },
    }),
  },
  {
    query: deletionTasks,
    variables: asJson({
      page: { number: 1 },
      input: { applicationId: 'id', outcome: 'ASKED', seenUpdatedAt: '2026-11-22T02:00:00.000Z' },
    }),
  },
  { query: leads, variables: asJson({ filter: { status: 'OPEN', assignedTo: 'UNASSIGNED' }, page: { number: 1 } }) },
  {
    query: answerLead,
    variables: asJson({
      input: { leadId: 'id', text: 'Chào em, ...', seenUpdatedAt: '2026-11-22T02:00:00.000Z' },
    }),
  },
  { query: reviewQueue, variables: asJson({ filter: { status: 'WAITING' }, page: { number: 1, size: 20 } }) },
  {
    query: decideReview,
    variables: asJson({ input: { reviewId: 'id', seenUpdatedAt: '2026-11-22T02:00:00.000Z' } }),
  },
  { query: sessions, variables: asJson({ filter: { period: 'UPCOMING', isMine: true } }) },
  {
    query: schedule,
    variables: asJson({
      input: {
        studentId: 'id',
        topic: 'Rà hồ sơ trước khi nộp',
        startsAt: { date: '2026-12-02', time: '16:30', timeZone: 'Asia/Ho_Chi_Minh' },
        minutes: 45,
        channel: 'ONLINE',
        joinUrl: 'https://meet.example/room',
        idempotencyKey: 'session-2026-12-02-a',
      },
    }),
  },
  {
    query: publishEvent,
    variables: asJson({
      input: {
        event: {
          title: both('Ngày hội du học', 'Study abroad day'),
          summary: both('Gặp đại diện các trường.', 'Meet people from the institutions.'),
          startsAt: { date: '2026-12-05', time: '09:00' },
          minutes: 180,
          place: both('Hà Nội', 'Hanoi'),
        },
        idempotencyKey: 'event-2026-12-05-a',
      },
    }),
  },
  {
    query: publishGuide,
    variables: asJson({
      input: {
        guide: {
          title: both('Chứng minh tài chính', 'Proof of funds'),
          summary: both('Cần những gì, từ khi nào.', 'What it takes, and when to begin.'),
          topic: 'VISA',
          destination: 'AU',
          body: [both('Đoạn một.', 'First paragraph.')],
        },
        idempotencyKey: 'guide-proof-of-funds-a',
      },
    }),
  },
  {
    query: setRate,
    variables: asJson({
      input: {
        currency: 'VND',
        rate: 1,
        asOf: '2026-11-20',
        sourceName: 'Who publishes it, which of its rates',
        sourceUrl: 'https://example.org/rates',
      },
    }),
  },
  {
    query: heldRates,
    variables: asJson({ input: { currency: 'VND', asOf: '2026-11-20', isAccepted: true } }),
  },
];
