import type { z } from 'zod';
import { adminDecider, operationsDecider, settingsDecider } from '@closewise/domain/administration';
import { affiliateDecider } from '@closewise/domain/affiliation';
import { refundDecider, setAsideDecider, type PaymentState } from '@closewise/domain/billing';
import { correctionDecider } from '@closewise/domain/ledger';
import { organizationDecider } from '@closewise/domain/organizations';
import { payoutBookDecider } from '@closewise/domain/payouts';
import { subjectDecider } from '@closewise/domain/privacy';
import type { DomainEvent } from '@closewise/domain/events';
import { allEvents, type AnyEvent } from './all-events.js';

type Field = Readonly<{ path: string; isFreeText: boolean }>;

/** Every string of a schema except in `person`, which is encrypted and erasable. */
function stringsIn(schema: z.core.$ZodType, path: string): Field[] {
  const def = (schema as z.ZodType)._zod.def as unknown as Readonly<Record<string, unknown>>;
  const inner = (name: string) => def[name] as z.core.$ZodType;
  switch (def.type) {
    case 'string':
      return [{ path, isFreeText: (schema as z.ZodType).meta()?.isFreeText === true }];
    case 'object':
      return Object.entries(def.shape as Record<string, z.core.$ZodType>)
        .filter(([name]) => name !== 'person')
        .flatMap(([name, field]) => stringsIn(field, `${path}.${name}`));
    case 'array':
      return stringsIn(inner('element'), `${path}[]`);
    case 'nullable':
    case 'optional':
      return stringsIn(inner('innerType'), path);
    case 'union':
      return (def.options as z.core.$ZodType[]).flatMap((option) => stringsIn(option, path));
    case 'enum':
    case 'literal':
    case 'int':
    case 'number':
    case 'boolean':
      return [];
    default:
      throw new Error(`${path} has a schema of a kind that this test does not know`);
  }
}

const fields = Object.entries(allEvents).flatMap(([type, { data }]) => stringsIn(data, type));

/** Fields with these names hold values chosen by the system or with a checked format. */
const namesOfNoFreeText = new Set(
  (
    'accountId adminId affiliateId cardId cardUseId code consumer credentialId disputeId emailKey id intentId jobId ' +
    'keyId masterAffiliateId organizationTag paymentId paymentIntentId rateEventId refundId runId ' +
    'subjectId tag transferId usernameKey verificationId feeReference providerReference idempotencyKey key ' +
    'chainHash previousHash fileDigest hash signature reasonCode referralCode currency brand last4 provider programme queue ' +
    'model section asOf closingDate heldUntil joinedOn month paidAt published updated until state zip slug'
  ).split(' '),
);

/** Other texts that are not a person's free text, or are public on purpose, with the reason. */
const reasonsForOthers: Readonly<Record<string, string>> = {
  'AffiliateMembershipConfirmed.memberId': 'the number that the affiliate is registered with',
  'AffiliateMembershipRejected.memberId': 'the number that the affiliate is registered with',
  'SettingChanged.before': 'the value of the event before',
  'ReportRequested.property.county': 'a county of the state, or the order is refused',
  'ReportRequested.property.city': 'resolvePlace takes no city that names a person',
  'ReportRefined.property.county': 'a county of the state, or the refinement is refused',
  'ReportRefined.property.city': 'resolvePlace takes no city that names a person',
  'ReportPlaceConfirmed.county': 'a county of the state, or it is refused',
  'ReportGenerationFailed.reason': 'the sentence of a refusal, or the class of an error',
  'ReportGenerated.writing.fallbacks[].reason': 'one of the words of FallbackReason',
  'DemoReportFailed.reason': 'the sentence of a refusal, or the class of an error',
  'ReversalSetAside.reversalId': 'the id of the provider',
  'SetAsideAcknowledged.reversalId': 'the id of the provider',
  'ReversalSetAside.statedAmount': 'a number of the provider',
  'SetAsideAcknowledged.statedAmount': 'a number of the provider',
  'PayoutAccountRestricted.reasons[]': 'codes of the provider',
  'LedgerSealed.facts[]': 'ids and hashes',
  'LedgerVerified.lines[]': 'lines of the verification, with ids and amounts',
  'OrganizationRegistered.name': 'a name that the public list of organizations shows',
  'BalanceCorrected.correctedBy': 'the name of an operator, who answers for it, or the id of an admin',
  'PayoutRunPrepared.preparedBy': 'the name of an operator, who answers for it, or the id of an admin',
  'PayoutRunApproved.approvedBy': 'the name of an operator, who answers for it, or the id of an admin',
  'PayoutExecutionStarted.executedBy': 'the name of an operator, who answers for it, or the id of an admin',
  'PayoutRunCancelled.cancelledBy': 'the name of an operator, who answers for it, or the id of an admin',
  'PayoutRunCompleted.closed.by': 'the name of an operator, who answers for it, or the id of an admin',
};

const isPublished = (path: string): boolean => /^Post(?:Published|Revised)\./.test(path);

const examples = Object.fromEntries(
  Object.entries(allEvents).map(([type, { example }]) => [type, { type, data: example }]),
) as unknown as {
  [Type in AnyEvent['type']]: Extract<AnyEvent, { type: Type }>;
};

const admin = adminDecider.evolve(adminDecider.initialState, examples.AdminCreated);
const revoked = adminDecider.evolve(admin, examples.AdminRevoked);
const affiliate = affiliateDecider.evolve(affiliateDecider.initialState, examples.AffiliateRegistered);
const inactive = affiliateDecider.evolve(affiliate, examples.AffiliateDeactivated);
const organization = organizationDecider.evolve(
  organizationDecider.initialState,
  examples.OrganizationRegistered,
);
const preparedRun = [examples.PayoutLinesDrawn, examples.PayoutRunPrepared].reduce(
  payoutBookDecider.evolve,
  payoutBookDecider.initialState,
);
const executedRun = [
  examples.PayoutRunApproved,
  examples.PayoutExecutionStarted,
  examples.TransferRequested,
  examples.TransferFailed,
].reduce(payoutBookDecider.evolve, preparedRun);

const loss = { byAdminId: null, otherAdmins: 1 };
const registration = {
  ...examples.AffiliateRegistered.data,
  person: { name: 'Ana', email: 'a@b.example', website: null },
};
const { affiliateId: _, ...importedFrom } = examples.AffiliateImported.data;
const withSetAside: PaymentState = {
  status: 'requested',
  terms: examples.PaymentRequested.data,
  setAside: { du_3Q: '2540' },
};
const refundable = {
  paymentId: 'stripe-pi_3Q',
  reportId: 1,
  paidCents: 2500,
  refunds: {},
  disputes: {},
};
const correction = {
  ...examples.BalanceCorrected.data,
  type: 'CorrectBalance',
  isTerminated: false,
} as const;
const erasure = {
  type: 'EraseSubject',
  subjectId: '7a31',
  reason: 'request',
  despiteObjections: false,
} as const;
const { runId } = examples.PayoutRunPrepared.data;

/** How a user's text gets into each free-text field. */
const decided: Readonly<Record<string, (text: string) => readonly DomainEvent[]>> = {
  'AdminRevoked.reason': (reason) => adminDecider.decide({ type: 'RevokeAdmin', ...loss, reason }, admin),
  'AdminRoleChanged.reason': (reason) =>
    adminDecider.decide({ type: 'ChangeAdminRole', ...loss, role: 'admin', reason }, admin),
  'AdminReinstated.reason': (reason) =>
    adminDecider.decide({ type: 'ReinstateAdmin', credentialId: 'c1', reason }, revoked),
  'SettingChanged.value': (text) =>
    settingsDecider.decide(
      {
        type: 'ChangeSettings',
        changes: { TESTIMONIAL_1_EN_WORDS: text },
        reason: null,
      },
      settingsDecider.initialState,
    ),
  'SettingChanged.reason': (reason) =>
    settingsDecider.decide(
      { type: 'ChangeSettings', changes: { maintenance_mode: 'true' }, reason },
      settingsDecider.initialState,
    ),
  'JobDiscarded.reason': (reason) =>
    operationsDecider.decide({ type: 'DiscardJob', jobId: 'j1', queue: 'q1', reason }, null),
  'AffiliateRegistered.membership.memberId': (memberId) =>
    affiliateDecider.decide(
      {
        type: 'RegisterAffiliate',
        ...registration,
        membership: { organizationTag: 'HAR', memberId },
      },
      affiliateDecider.initialState,
    ),
  'AffiliateImported.sourceId': (sourceId) =>
    affiliateDecider.decide(
      {
        type: 'RegisterAffiliate',
        ...registration,
        importedFrom: { ...importedFrom, sourceId },
      },
      affiliateDecider.initialState,
    ),
  'CommissionRateSet.reason': (reason) =>
    affiliateDecider.decide({ type: 'SetCommissionRate', ratePercent: 30, reason }, affiliate),
  'AffiliateMembershipCorrected.membership.memberId': (memberId) =>
    affiliateDecider.decide(
      {
        type: 'CorrectMembership',
        membership: { organizationTag: 'HAR', memberId },
        reason: 'checked',
      },
      affiliate,
    ),
  'AffiliateMembershipCorrected.reason': (reason) =>
    affiliateDecider.decide({ type: 'CorrectMembership', membership: null, reason }, affiliate),
  'AffiliateMembershipRejected.reason': (reason) =>
    affiliateDecider.decide({ type: 'RejectMembership', organizationTag: 'HAR', reason }, affiliate),
  'AffiliateDeactivated.reason': (reason) =>
    affiliateDecider.decide({ type: 'DeactivateAffiliate', reason }, affiliate),
  'AffiliateReactivated.reason': (reason) =>
    affiliateDecider.decide({ type: 'ReactivateAffiliate', reason }, inactive),
  'AffiliateTerminated.reason': (reason) =>
    affiliateDecider.decide({ type: 'TerminateAffiliate', reason }, affiliate),
  'AffiliateDeleted.reason': (reason) =>
    affiliateDecider.decide({ type: 'DeleteAffiliate', reason }, affiliate),
  'SetAsideAcknowledged.reason': (reason) =>
    setAsideDecider.decide({ type: 'AcknowledgeSetAside', reversalId: 'du_3Q', reason }, withSetAside),
  'RefundRequested.reason': (reason) =>
    refundDecider.decide(
      {
        type: 'RequestRefund',
        payment: refundable,
        amountCents: 500,
        alreadyCents: 0,
        reason,
      },
      [],
    ),
  'BalanceCorrected.reference': (reference) =>
    correctionDecider.decide({ ...correction, reference }, { status: 'unrecorded' }),
  'BalanceCorrected.reason': (reason) =>
    correctionDecider.decide({ ...correction, reason }, { status: 'unrecorded' }),
  'OrganizationApproved.note': (note) =>
    organizationDecider.decide({ type: 'ApproveOrganization', note, needsLink: false }, organization),
  'OrganizationRejected.note': (note) =>
    organizationDecider.decide({ type: 'RejectOrganization', note }, organization),
  'PayoutRunCancelled.reason': (reason) =>
    payoutBookDecider.decide({ type: 'CancelRun', runId, cancelledBy: 'maria', reason }, preparedRun),
  'PayoutRunCompleted.closed.reason': (reason) =>
    payoutBookDecider.decide({ type: 'CloseRun', runId, closedBy: 'maria', reason }, executedRun),
  'PersonErased.note': (note) =>
    subjectDecider.decide(
      { ...erasure, keys: [{ keyId: 'k1', subjectId: '7a31' }], note },
      subjectDecider.initialState,
    ),
  'PersonExported.note': (note) =>
    subjectDecider.decide({ type: 'ExportSubject', subjectId: '7a31', note }, subjectDecider.initialState),
};

const naming = ['bob@example.com', '713-555-0199', '078-05-1120', '4242424242424242', '901 Bagby St'];

describe('the free texts of all events', () => {
  it('are declared: every other text is chosen by the system or has a reason here', () => {
    expect(
      fields
        .filter(({ path, isFreeText }) => !isFreeText && !isPublished(path) && !(path in reasonsForOthers))
        .map(({ path }) => path)
        .filter((path) => !namesOfNoFreeText.has(path.slice(path.lastIndexOf('.') + 1))),
    ).toEqual([]);
    const paths = fields.map(({ path }) => path);
    expect(Object.keys(reasonsForOthers).filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('are each tested here', () => {
    const free = fields.flatMap(({ path, isFreeText }) => (isFreeText ? [path] : []));
    expect(Object.keys(decided).toSorted()).toEqual(free.toSorted());
  });

  it.each(Object.entries(decided))('reject personal data: %s', (path, decide) => {
    const [type, ...names] = path.split('.');
    const event = decide('ticket-4711').find((one) => one.type === type);
    expect(names.reduce<unknown>((data, name) => (data as Record<string, unknown>)[name], event?.data)).toBe(
      'ticket-4711',
    );
    for (const text of naming)
      expect(() => decide(`ticket-4711 ${text}`)).toThrow(
        expect.objectContaining({ code: 'privacy.note-names-person' }),
      );
  });
});
