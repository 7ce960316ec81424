import type { ErrorCode } from '@closewise/domain/events';

/** What went wrong and what to do, for API clients; the error itself has a sentence for people. */
export const errorMeanings = {
  'administration.admin-active': 'The admin is not revoked; reset the password instead of reinstating them.',
  'administration.admin-only': 'An auditor may look, and only an admin may do this; ask one of them.',
  'administration.admin-revoked': 'The admin was revoked; reinstate them first.',
  'administration.admin-unknown': 'No admin has this name or id; list the admins and choose one.',
  'administration.confirmation-required':
    'The action is sensitive and the password was not typed lately; confirm it, then send the request again.',
  'administration.current-password-missing':
    'Credentials change only for who knows the current password; send it, too.',
  'administration.consumer-running':
    'The projection or reactor has not stopped; there is nothing to restart.',
  'administration.consumer-unknown': 'No projection or reactor has this name; take one of the list.',
  'administration.discard-reason-missing': 'A job is discarded with a reason; say why nobody needs it.',
  'administration.job-not-failed': 'No failed job has this id: it runs again already, or was discarded.',
  'administration.invalid-credentials': 'Username or password is wrong; ask for both again.',
  'administration.last-admin': 'Nobody else may change anything; create another admin first.',
  'administration.limit-invalid': 'The number of rows is not a whole one from 1 to 999999; give one.',
  'administration.no-changes':
    'Nothing to change was sent: neither a new username nor a new password, or no setting; send at least one.',
  'administration.own-account': 'Nobody revokes or demotes themselves; another admin has to.',
  'administration.password-common': 'Attackers try this password first; choose another one.',
  'administration.password-long': 'The password is over the longest length; choose a shorter one.',
  'administration.password-mismatch': 'The new password and its repetition differ; type both again.',
  'administration.password-short': 'The password is under the least length; choose a longer one.',
  'administration.reason-invalid': 'The reason is not one line of at most 500 characters; shorten it.',
  'administration.role-unknown': 'There is no role of this name; choose admin or auditor.',
  'administration.second-factor-off': 'The second factor is not set up; enroll an authenticator app first.',
  'administration.second-factor-on':
    'The second factor is on already; turn it off before another app is enrolled.',
  'administration.second-factor-required': 'A code is needed to sign in; ask for it and send it along.',
  'administration.second-factor-unknown':
    'No app was enrolled, so no code can be checked; begin the enrollment first.',
  'administration.second-factor-unproved':
    'The confirmation lacks a valid code; send the current one of the app.',
  'administration.second-factor-wrong': 'The code is wrong or was used already; send the next one.',
  'administration.setting-invalid': 'The value is none that the setting can have; correct it.',
  'administration.setting-unknown': 'There is no setting of this name; use one that the message lists.',
  'administration.username-invalid': 'The username has signs or a length that none can have; choose another.',
  'administration.username-taken': 'Another admin has this username; choose another.',
  'administration.wrong-password': 'The current password is wrong; ask for it again.',
  'affiliation.affiliate-changed':
    'Somebody has changed the affiliate since the version of If-Match; read them again, then repeat what is still wanted.',
  'affiliation.affiliate-deleted': 'The affiliate was deleted for ever; nothing can be changed any more.',
  'affiliation.affiliate-id-taken': 'The id belongs to another affiliate; repeat with a new id.',
  'affiliation.affiliate-terminated':
    'The affiliate was terminated for ever; nothing but the deletion is possible.',
  'affiliation.affiliate-unknown': 'No affiliate has this id or code; look it up in the list.',
  'affiliation.code-invalid':
    'The chosen referral code has other characters or another length than codes have.',
  'affiliation.code-taken': 'The referral code belongs to another affiliate; repeat with another code.',
  'affiliation.correction-invalid':
    'The correction of a balance is of no amount that can be booked, or is described in a way that cannot be kept.',
  'affiliation.correction-reference-taken':
    'Another correction has this reference; give this one a reference of its own.',
  'affiliation.date-invalid': 'The date is neither a day nor a time in UTC; write it as the message shows.',
  'affiliation.email-barred':
    'The person behind this address was ended for a breach; it cannot be registered again.',
  'affiliation.email-taken': 'The address has an account; have its dashboard link sent instead.',
  'affiliation.import-file-invalid':
    'The file is no CSV that can be read as the mapping says; mend it as the message says.',
  'affiliation.import-mapping-invalid':
    'The mapping is no preset and no JSON file that names the columns; mend it as the message says.',
  'affiliation.import-row-invalid':
    'A row of the file cannot become an affiliate; mend it as the message says, then import again.',
  'affiliation.link-ended': 'The affiliate has no dashboard any more; no link can be sent.',
  'affiliation.link-invalid': 'The link was replaced or has expired; ask for a new one by mail.',
  'affiliation.master-membership':
    'The account of an organization itself cannot be a member; choose another affiliate.',
  'affiliation.not-a-member':
    'The affiliate does not belong to this organization, or no longer; load the list of members again.',
  'affiliation.organization-missing':
    'Neither an organization nor its absence was named; name exactly one of the two.',
  'affiliation.organization-unknown': 'No organization has this tag; check it, or leave it out.',
  'affiliation.other-affiliate':
    'The session is that of another affiliate; open the dashboard by your own link.',
  'affiliation.payee-missing': 'Not exactly one payee was named; name an affiliate or an organization.',
  'affiliation.payee-unknown': 'No payee has this code or tag; check it.',
  'affiliation.rate-invalid': 'The commission rate is outside what can be set; send one that is allowed.',
  'affiliation.reason-missing': 'The change is kept with its reason and has none; give one.',
  'affiliation.sale-unknown':
    'The books have no sale and no entry of this name; check the id of the payment or the entry.',
  'affiliation.sale-without-amount': 'A sale of nothing has no shares; nothing is to be done.',
  'affiliation.seal-invalid': 'The seal is not written as number and hash; copy it from ledger verify.',
  'affiliation.sign-up-earns':
    'The account has brought sales, so the link of its sign-up no longer erases it; write to support.',
  'affiliation.split-policy-unknown':
    'The sale was split by rules that this release does not know; update to a release that does.',
  'billing.amount-invalid': 'The amount is not the sum of its items; correct whoever sent it.',
  'billing.card-declined': 'The card was declined, `declineCode` says why; let the buyer try another card.',
  'billing.intent-unknown': 'No payment has this id; begin the payment again.',
  'billing.payment-disputed':
    'The bank disputes the payment or took it back; answer the dispute at the provider.',
  'billing.payment-mismatch':
    'The provider states another amount, currency or report than was asked for; have the operator look.',
  'billing.payment-open': 'The buyer has not completed the payment; ask again once they have.',
  'billing.payment-unknown': 'The payment is not one of this report; begin the payment of the report again.',
  'billing.return-address-foreign':
    'The provider would lead to a page that is not ours; name addresses of this site.',
  'billing.payout-account-missing':
    'The payee has no account at the payout provider, or it was closed; begin the onboarding.',
  'billing.premium-paid': 'The report is premium already; open it.',
  'billing.premium-unavailable':
    'Too few sources answer for this property, or they were asked about too many unpaid orders today; order the basic report.',
  'billing.provider-absent': 'The provider that took the payment is not the one in use; refund it there.',
  'billing.refund-amount-invalid': 'A refund is a positive amount in whole cents; correct it.',
  'billing.refund-exceeds-left': 'Less of the payment is left than is asked for; ask for what is left.',
  'billing.refund-outdated': 'Money was refunded meanwhile; read the payment again before refunding more.',
  'billing.refund-reason-missing': 'A refund is made with a reason; say why.',
  'billing.set-aside-reason-missing':
    'An item that was set aside is acknowledged with a reason; say what came of it.',
  'billing.set-aside-unknown':
    'No such item of the payment was set aside; `orders set-aside` lists those that wait.',
  'billing.refund-refused': 'The provider does not make the refund; nothing was moved.',
  'billing.refund-unpaid': 'The payment was never made, so there is nothing to refund.',
  'billing.report-paid': 'The report is paid for; open it instead of paying again.',
  'closing-costs.guide-unknown':
    'There is no guide at this address; name one of the 50 states or DC by its two letters or by the name in its address.',
  'closing-costs.input-invalid': 'A field of the property is not valid, `field` says which; correct it.',
  'closing-costs.language-unknown': 'There is no explanation in this language; choose en or es.',
  'closing-costs.state-unknown': 'There are no rules for this state; give one of the 50 states or DC.',
  'content.files-invalid':
    'Files of the posts have mistakes, which are listed with their lines; nothing was published. Mend them and repeat.',
  'content.folder-unreadable': 'The folder of the posts is missing or cannot be read; name another one.',
  'content.post-unknown': 'Nothing is published under this language and slug; list the posts and choose one.',
  'mail.not-open': 'No mail with this key is in the state that the command needs; list the mails first.',
  'organizations.email-taken': 'The address has an account; sign in, or register with another address.',
  'organizations.invalid-credentials': 'Email address or password is wrong; ask for both again.',
  'organizations.link-invalid':
    'The mailed link belongs to a registration that has ended, or it is not complete; register again.',
  'organizations.link-unopened':
    'The contact has not opened the mailed link; ask them to open it, or to request a new password by mail.',
  'organizations.link-used': 'The mailed link has set a password already; request a new password by mail.',
  'organizations.note-missing': 'A decision is kept with what was checked; write it in a note.',
  'organizations.organization-approved': 'The organization was approved and cannot be rejected any more.',
  'organizations.organization-unknown': 'No organization has this tag; check it.',
  'organizations.other-organization':
    'The session is that of another organization; sign in as the one that is asked for.',
  'organizations.password-link-invalid':
    'The link for a new password has expired, was used, or is none; ask for a new one by mail.',
  'organizations.tag-invalid': 'The tag has signs or a length that none can have; choose another.',
  'organizations.tag-taken': 'Another organization has this tag; choose another.',
  'organizations.wrong-password': 'The current password is wrong; ask for it again.',
  'payouts.hold-not-over':
    'The hold after the month is not over; prepare the run from the day that the message names.',
  'payouts.lines-open': 'Lines of the run wait for the provider; execute the run, then close it.',
  'payouts.month-invalid': 'The month is not one such as 2026-10; write it like that.',
  'payouts.month-not-over': 'The month is not over; prepare its run from the day that the message names.',
  'payouts.nobody-payable':
    'No payee with a balance meets the conditions; look at the reasons with a dry run.',
  'payouts.approver-unproven':
    'The command line does not prove who approves; an admin approves the run in the admin area, with a second factor.',
  'payouts.balance-missing':
    "The provider's balance does not cover the open lines; add to it, then execute the run.",
  'payouts.operator-missing': 'Nobody is named who does this; set OPERATOR to your name.',
  'payouts.other-provider':
    'The run was prepared for another provider than the one in use; execute it with that one.',
  'payouts.reason-missing': 'No reason was given; say why.',
  'payouts.run-approved': 'The run was approved before; execute it.',
  'payouts.run-begun': 'Transfers of the run were requested; execute the rest, then close it.',
  'payouts.run-busy': 'Another process executes a run now; wait until it ends.',
  'payouts.run-changed':
    'Amounts or payees are not as they were prepared; cancel the run and prepare it again.',
  'payouts.run-ended': 'The run is completed or cancelled; nothing is left to do.',
  'payouts.run-not-approved': 'The run is not approved; have somebody approve it first.',
  'payouts.run-open': 'Another run is open; execute, close or cancel it first.',
  'payouts.run-unknown': 'There is no run of this id; list the runs and choose one.',
  'payouts.same-approver': 'Whoever has prepared a run does not approve it; ask somebody else.',
  'payouts.same-executor': 'The person who approved a run does not execute it; ask somebody else.',
  'payouts.transfer-mismatch':
    "The provider's transfer is not that of our record; have finance look at both.",
  'payouts.file-unwritable': 'The file cannot be written; name one in a folder that exists and is yours.',
  'payouts.statement-format-invalid':
    'The format is none that a statement has; use one that the message lists.',
  'payouts.statement-month-invalid': 'The month is none; write it like 2026-10.',
  'payouts.statement-month-open': 'The month is not over; ask again from the day that the message names.',
  'payouts.statement-unknown': 'The account has no statement of this month; take one of the list.',
  'payouts.statement-unsealed':
    'What is stated is sealed within a minute; ask again then, and look whether a worker runs.',
  'payouts.tax-year-invalid':
    'The year is none, has not begun, or has no known threshold; the message says which.',
  'privacy.erasure-objected':
    'Something still needs the personal data, the message says what; settle it first.',
  'privacy.note-names-person':
    'A text that is kept for good names a person, for example by an e-mail address; the message says by what, so leave it out.',
  'privacy.subject-erased': 'The personal data were erased, and none can be added; begin with a new person.',
  'privacy.subject-unknown': 'Nobody with this address or id is known; check it.',
  'privacy.unconfirmed': 'The erasure was not confirmed, so nothing was erased; repeat and confirm it.',
  'reporting.address-foreign':
    'The address lies outside of the United States; ask for that of the property in one of the 50 states or DC.',
  'reporting.address-military':
    'The address is a military mailing address; ask for that of the property in one of the 50 states or DC.',
  'reporting.city-outside-county':
    'The city does not lie in the county; ask which of the two is right, or leave the county out.',
  'reporting.closed-for-maintenance':
    'No new reports can be ordered for now; try again after the time in Retry-After.',
  'reporting.county-outside-zip':
    'No home of the ZIP code lies in the county; use one that the message names, or leave the county out.',
  'reporting.county-unknown': 'The state has no county of this name; check its spelling, or leave it out.',
  'reporting.generation-failed': 'The report could not be written; the operator has it generated again.',
  'reporting.new-address-spent':
    'The one new address of this purchase was used before; correct typos of the current one, or order another report.',
  'reporting.mail-address-missing':
    'No e-mail address is known for the report, or it was erased; nothing can be mailed.',
  'reporting.mail-out-of-turn': 'Another number is the next mail of the report; read the order again.',
  'reporting.order-unknown': 'No order has this report id, payment id or number; search for it.',
  'reporting.person-erased': 'The personal data of the report were erased, so it cannot be written any more.',
  'reporting.place-settled': 'The report is paid, so its place is settled; open the report instead.',
  'reporting.place-territory': 'The property lies in a territory; ask for one in the 50 states or DC.',
  'reporting.purchase-disputed':
    'The payment is disputed, so nothing of the report is changed or added; wait until the bank has decided.',
  'reporting.purchase-refunded':
    'The report was refunded in full, so nothing of it is changed or added; it stays readable.',
  'reporting.refinement-contradictory':
    'Inputs contradict themselves or each other; `problems` names each field with a reason, and nothing was changed.',
  'reporting.refinement-key-reused':
    'The key was sent before with other changes; make a new key for each refinement.',
  'reporting.refinement-period-over':
    'The days in which this purchase may be refined are over; order another report.',
  'reporting.refinements-spent': 'All refinements of this purchase were used; order another report.',
  'reporting.report-erased': 'The report was erased; order a new one.',
  'reporting.report-id-taken': 'The id belongs to another report; repeat with a new id.',
  'reporting.report-unknown': 'No report has this id; check the address.',
  'reporting.report-unpaid': 'The report is not paid for; begin its payment.',
  'reporting.state-unknown':
    'The address names no state that can be recognized; ask for street, city, state and ZIP.',
  'reporting.too-many-misses':
    'Too many ids of no report were tried from this network; wait before the next one.',
  'reporting.version-changed':
    'Another refinement came first; read the versions again and refine the newest.',
  'reporting.version-unfinished':
    'The newest version is still being written; read the versions again in a moment, then refine it.',
  'reporting.zip-contradicts-state':
    'The ZIP code belongs to another state than the address names; ask which of the two is right.',
} as const satisfies Readonly<Record<ErrorCode, string>>;
