/** The contract of the graph with apps and tools: names and forms that they rely on, whatever else the graph has. */
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { readTypeDefs } from './graphql/buildSchema.js';

const schema = buildSchema(readTypeDefs().join('\n'));
const queries = schema.getQueryType()?.getFields() ?? {};
const mutations = schema.getMutationType()?.getFields() ?? {};

const QUERIES: Readonly<Record<string, string>> = {
  viewer: '',
  mySessions: '',
  searchInstitutions: 'text filter sort page',
  searchPrograms: 'text filter sort page',
  searchScholarships: 'text filter sort page',
  suggest: 'text kinds limit',
  institution: 'slug',
  program: 'slug',
  scholarship: 'slug',
  compareItems: 'slugs',
  myWishlist: 'kind page',
  myApplications: 'status page',
  application: 'id',
  applications: 'page',
  myGrades: '',
  gpaTables: '',
  estimateGpa: 'input',
  myProfile: '',
  myDataExport: '',
  scholarshipBand: 'range',
  leads: 'page',
  assessments: '',
  assessment: 'id',
  assessmentResult: 'id',
  myNotifications: 'page',
  myDashboard: '',
  homeContent: '',
  legalDocument: 'kind',
};

const MUTATIONS =
  'register login logout logoutEverywhere changePassword requestPasswordReset resetPassword upsertInstitution upsertProgram upsertScholarship retireCatalogueItem addToWishlist removeFromWishlist createApplication withdrawApplication setVisaChecklistItem advanceApplication saveGrades updateProfile completeProfile requestCorrection deleteAccount sendContactMessage submitProfileStrength answerQuestion finishAssessment deleteAssessmentResult markNotificationsRead scheduleAdvisingSession publishEvent'.split(
    ' ',
  );

const ENUMS: Readonly<Record<string, string>> = {
  Destination: 'AU CA DE IE GB US',
  CatalogueKind: 'INSTITUTION PROGRAM SCHOLARSHIP',
  ProgramLevel: 'UNDERGRADUATE GRADUATE POSTGRADUATE',
  ProfileLevel: 'BACHELOR MASTER PHD DIPLOMA',
  ApplicationStatus:
    'AWAITING_GUARDIAN SUBMITTED PROCESSING ACCEPTED DEFERRED VISA_PREPARATION VISA_APPLIED VISA_GRANTED VISA_REFUSED OFFER_DECLINED REJECTED WITHDRAWN GUARDIAN_DECLINED',
  InstitutionFeature: 'POST_GRADUATION_PERMIT COOP_INTERNSHIP WORK_WHILE_STUDYING CONDITIONAL_OFFER ACCOMMODATION',
  IntakeStatus: 'OPEN LIKELY_OPEN',
  DeadlineStatus: 'OPEN CLOSED',
  SearchSort: 'BEST_MATCH BEST_MATCH_2 TUITION_ASC TUITION_DESC APPLICATION_FEE_ASC APPLICATION_FEE_DESC TITLE_ASC',
  GpaBand: 'G7 G8 G9',
  CountryOption:
    'AU CA DE IE GB US NZ JP KR SG TW CN HK MY TH FR NL CH AT IT ES SE FI NO DK BE PL HU CZ PT RU AE PH OTHER',
  ServiceInterest: 'SCHOLARSHIP SCHOLARSHIP_HUNT VOCATIONAL CAREER_ORIENTATION SCHOLARSHIP_CLASS OTHER',
};

const INPUTS: Readonly<Record<string, string>> = {
  RegisterInput: 'fullName email password confirmPassword phone dateOfBirth',
  LoginInput: 'email password rememberMe',
  CreateApplicationInput: 'idempotencyKey',
  SendContactMessageInput: 'idempotencyKey',
  SubmitProfileStrengthInput: 'idempotencyKey',
};

const FIELDS: Readonly<Record<string, string>> = {
  Institution: 'foundedYear schoolId dliNumber type features related',
  Program: 'earliestIntake costOfLiving firstYearTuition applicationFee duration campusCity deadline similar',
  Scholarship: 'source website amount autoApplied lastUpdated eligibleNationalities eligibleLevels deadlines',
  Application: 'id type submittedAt lastUpdated progress status',
  Profile: 'role createdAt updatedAt memberSince lastLogin',
  NotificationPage: 'unreadCount',
  PageInfo: 'number size pageCount total',
  InstitutionSearchResult: 'items pageInfo facets',
  ProgramSearchResult: 'items pageInfo facets',
  ScholarshipSearchResult: 'items pageInfo facets',
};

const fieldsOf = (name: string): string[] => {
  const type = schema.getType(name);
  return isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : [];
};
const words = (text: string): string[] => text.split(' ').filter(Boolean);

describe('the contract of the graph', () => {
  it.each(Object.entries(QUERIES))('has the query %s(%s)', (name, args) => {
    expect(queries[name]?.args.map(argument => argument.name)).toEqual(expect.arrayContaining(words(args)));
  });

  it.each(MUTATIONS)('has the mutation %s', name => {
    expect(Object.keys(mutations)).toContain(name);
  });

  it.each(Object.entries(ENUMS))('has the enum %s of %s', (name, values) => {
    const type = schema.getType(name);
    expect(
      isEnumType(type) &&
        type
          .getValues()
          .map(value => value.name)
          .toSorted(),
    ).toEqual(words(values).toSorted());
  });

  it.each(Object.entries({ ...INPUTS, ...FIELDS }))('has in %s: %s', (name, fields) => {
    expect(fieldsOf(name)).toEqual(expect.arrayContaining(words(fields)));
  });

  it('takes one input a mutation, named after it, or nothing', () => {
    const others = Object.values(mutations).filter(({ name, args }) => {
      const wanted = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`;
      return args.length > 0 && (args.length > 1 || args[0]?.name !== 'input' || String(args[0]?.type) !== wanted);
    });
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it('answers mutations with a payload, whose mistakes are data', () => {
    const payloads = Object.values(mutations).map(({ type }) => getNamedType(type).name);
    expect(payloads.filter(name => !name.endsWith('Payload'))).toEqual([]);
    expect(payloads.filter(name => !fieldsOf(name).includes('errors'))).toEqual([]);
  });

  it('has mistakes of one form in every payload: a code of the domain, its name as text, and the field', () => {
    const types = Object.values(schema.getTypeMap());
    const payloads = types.filter(({ name }) => name.endsWith('Payload')).filter(isObjectType);
    const others = payloads.filter(payload => {
      const type = getNamedType(payload.getFields()['errors']?.type);
      const isShared = isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'UserError');
      return type?.name !== 'UserError' && !isShared;
    });
    expect([payloads.length > 60, others.map(({ name }) => name)]).toEqual([true, []]);
    expect(fieldsOf('LeadError')).toEqual(['code', 'codeName', 'field']);
  });

  it('has one way of paging', () => {
    const paged = Object.values(queries).filter(({ args }) => args.some(({ name }) => name === 'page'));
    expect(paged.length).toBeGreaterThan(10);
    for (const { args, type } of paged) {
      expect(String(args.find(({ name }) => name === 'page')?.type)).toBe('PageInput');
      expect(fieldsOf(getNamedType(type).name)).toEqual(expect.arrayContaining(['items', 'pageInfo']));
    }
  });

  it('says of every type what it is for', () => {
    const types = Object.values(schema.getTypeMap()).filter(
      type => !isSpecifiedScalarType(type) && !isIntrospectionType(type),
    );
    expect(types.length).toBeGreaterThan(400);
    expect(types.filter(({ description }) => !description?.trim()).map(({ name }) => name)).toEqual([]);
  });
});
