import type { ErrorCode } from '@closewise/domain/events';

/** What went wrong and what to do, for API clients; the error itself has a sentence for people. */
export const errorMeanings = {
  'administration.admin-active': 'The admin is not revoked; reset the password instead of reinstating them.',
  'administration.admin-only':
    'This action requires the role `admin`; the caller is an auditor. Ask an admin to do it.',
  'administration.admin-revoked': 'The admin was revoked; reinstate them first.',
  'administration.admin-unknown': 'No admin has this name or id; list the admins and choose one.',
  'administration.confirmation-required':
    'The action is sensitive and the password was not entered recently; confirm the password, then send the request again.',
  'administration.current-password-missing':
    'A change of credentials requires the current password; send it as well.',
  'administration.consumer-running':
    'The projection or reactor has not stopped; there is nothing to restart.',
  'administration.consumer-unknown': 'No projection or reactor has this name; choose one from the list.',
  'administration.discard-reason-missing': 'Discarding a job requires a reason; send one.',
  'administration.job-not-failed':
    'No failed job has this id, because it was already retried or discarded; load the list again.',
  'administration.invalid-credentials': 'The username or password is wrong; ask the user for both again.',
  'administration.last-admin': 'This is the last account with the role `admin`; create another one first.',
  'administration.limit-invalid': 'The number of rows must be a whole number from 1 to 999999.',
  'administration.no-changes':
    'The request changes nothing; send at least one new username, password or setting.',
  'administration.own-account': 'Admins cannot revoke or demote themselves; another admin must do it.',
  'administration.password-common':
    'The password is one of the first that attackers try; choose another one.',
  'administration.password-long': 'The password is too long; choose a shorter one.',
  'administration.password-mismatch': 'The new password and its confirmation differ; enter both again.',
  'administration.password-short': 'The password is too short; choose a longer one.',
  'administration.reason-invalid': 'The reason must be one line of at most 500 characters; shorten it.',
  'administration.role-unknown': 'There is no role with this name; choose admin or auditor.',
  'administration.second-factor-off': 'The second factor is not set up; enroll an authenticator app first.',
  'administration.second-factor-on':
    'The second factor is already on; turn it off before you enroll another app.',
  'administration.second-factor-required':
    'Sign-in requires a code; ask the user for it and send it with the credentials.',
  'administration.second-factor-unknown':
    'No app is enrolled, so no code can be checked; start the enrollment first.',
  'administration.second-factor-unproved': "The confirmation has no valid code; send the app's current code.",
  'administration.second-factor-wrong': 'The code is wrong or was already used; send the next one.',
  'administration.setting-invalid': 'The value is not valid for this setting; the message says what is.',
  'administration.setting-unknown': 'There is no setting with this name; use one that the message lists.',
  'administration.username-invalid':
    'The username has invalid characters or an invalid length; choose another one.',
  'administration.username-taken': 'Another admin has this username; choose another one.',
  'administration.wrong-password': 'The current password is wrong; ask the user for it again.',
  'affiliation.affiliate-changed':
    'The affiliate was changed after the version in If-Match; read it again and repeat the change if it still applies.',
  'affiliation.affiliate-deleted': 'The affiliate was permanently deleted and can no longer be changed.',
  'affiliation.affiliate-id-taken': 'The id belongs to another affiliate; repeat with a new id.',
  'affiliation.affiliate-terminated': 'The affiliate was permanently terminated and can only be deleted.',
  'affiliation.affiliate-unknown': 'No affiliate has this id or code; look it up in the list.',
  'affiliation.code-invalid':
    'The referral code has invalid characters or an invalid length; choose another one.',
  'affiliation.code-taken': 'The referral code belongs to another affiliate; repeat with another code.',
  'affiliation.correction-invalid':
    'The amount, reason or reference of the correction is not valid; the message says which.',
  'affiliation.correction-reference-taken': 'Another correction already has this reference; use a new one.',
  'affiliation.date-invalid': 'The date must be a day or a time in UTC, in the form that the message shows.',
  'affiliation.email-barred':
    'The owner of this address was terminated for a breach; the address cannot be registered again.',
  'affiliation.email-taken': 'The address already has an account; send its dashboard link instead.',
  'affiliation.import-file-invalid':
    'The file is not a CSV file that matches the mapping; correct it as the message says.',
  'affiliation.import-mapping-invalid':
    'The mapping is neither a preset nor a JSON file that names the columns; correct it as the message says.',
  'affiliation.import-row-invalid':
    'A row of the file is not a valid affiliate; correct it as the message says, then import again.',
  'affiliation.link-ended': 'The affiliate no longer has a dashboard, so no link can be sent.',
  'affiliation.link-invalid': 'The link was replaced or has expired; request a new one by email.',
  'affiliation.master-membership':
    "An organization's own account cannot be a member; choose another affiliate.",
  'affiliation.not-a-member':
    'The affiliate is not, or is no longer, a member of this organization; load the list of members again.',
  'affiliation.organization-missing':
    'Name an organization or state that the person has no organization, but not both.',
  'affiliation.organization-unknown': 'No organization has this tag; correct it or omit it.',
  'affiliation.other-affiliate':
    'The session belongs to another affiliate; open the dashboard with your own link.',
  'affiliation.payee-missing': 'Name exactly one payee: an affiliate or an organization.',
  'affiliation.payee-unknown': 'No payee has this code or tag; correct it.',
  'affiliation.rate-invalid': 'The commission rate is out of range; the message says what is allowed.',
  'affiliation.reason-missing': 'The change requires a reason; send one.',
  'affiliation.sale-unknown':
    'The books contain no such sale or entry; correct the id of the payment or entry.',
  'affiliation.sale-without-amount': 'The sale has no amount, so it has no shares; there is nothing to do.',
  'affiliation.seal-invalid':
    'The seal must be a number and a hash; copy it from the output of `ledger verify`.',
  'affiliation.sign-up-earns':
    'The account already has sales, so the sign-up link can no longer erase it; contact support.',
  'affiliation.split-policy-unknown':
    'The sale was split by rules that this release does not know; update to a release that does.',
  'billing.amount-invalid': 'The amount is not the sum of its items; correct the request.',
  'billing.card-declined':
    'The card was declined; `declineCode` has the reason. Let the buyer try another card.',
  'billing.intent-unknown': 'No payment has this id; start the payment again.',
  'billing.payment-disputed':
    'The bank disputes or has reversed the payment; respond to the dispute at the provider.',
  'billing.payment-mismatch':
    "The provider's amount, currency or report differs from the request; the operator must check it.",
  'billing.payment-open': 'The buyer has not completed the payment; repeat the request once they have.',
  'billing.payment-unknown': "The payment does not belong to this report; start the report's payment again.",
  'billing.return-address-foreign': 'A return URL is not on this site; use URLs of this site.',
  'billing.payout-account-missing':
    'The payee has no account at the payout provider, or it was closed; start the onboarding.',
  'billing.premium-paid': 'The report is already premium; open it.',
  'billing.premium-unavailable':
    'Premium cannot be offered: too few sources have data about this property, or there were too many unpaid orders today. Order the basic report.',
  'billing.provider-absent': 'The payment was made through a provider that is not in use; refund it there.',
  'billing.refund-amount-invalid': 'A refund must be a positive amount in whole cents; correct it.',
  'billing.refund-exceeds-left':
    'The refund exceeds the unrefunded rest of the payment; refund at most that.',
  'billing.refund-outdated':
    'Money was refunded in the meantime; read the payment again before you refund more.',
  'billing.refund-reason-missing': 'A refund requires a reason; send one.',
  'billing.set-aside-reason-missing':
    'Acknowledging an item that was set aside requires a reason; say how it was resolved.',
  'billing.set-aside-unknown':
    'The payment has no such item that was set aside; `orders set-aside` lists the open ones.',
  'billing.refund-refused': 'The provider refused the refund; no money was moved.',
  'billing.refund-unpaid': 'The payment was never made, so there is nothing to refund.',
  'billing.report-paid': 'The report is already paid; open it instead of paying again.',
  'closing-costs.guide-unknown':
    'There is no guide at this URL; use one of the 50 states or DC, by its two letters or its name in the URL.',
  'closing-costs.input-invalid': 'A field of the property is invalid; `field` says which. Correct it.',
  'closing-costs.language-unknown': 'Explanations are not available in this language; choose en or es.',
  'closing-costs.state-unknown': 'There are no rules for this state; use one of the 50 states or DC.',
  'content.files-invalid':
    'Some posts have mistakes, which are listed with their lines. Nothing was published; correct them and repeat.',
  'content.folder-unreadable': 'The folder with the posts is missing or cannot be read; use another one.',
  'content.post-unknown': 'No post with this language and slug is published; list the posts and choose one.',
  'mail.not-open': 'No email with this key is in the state that the command requires; list the emails first.',
  'organizations.email-taken':
    'The address already has an account; sign in, or register with another address.',
  'organizations.invalid-credentials': 'The email address or password is wrong; ask the user for both again.',
  'organizations.link-invalid': 'The link is incomplete, or its registration has ended; register again.',
  'organizations.link-unopened':
    'The contact has not opened the emailed link; ask them to open it, or to request a new password by email.',
  'organizations.link-used':
    'The emailed link was already used to set a password; request a new password by email.',
  'organizations.note-missing': 'The decision requires a note about what was checked; send one.',
  'organizations.organization-approved':
    'The organization was already approved and can no longer be rejected.',
  'organizations.organization-unknown': 'No organization has this tag; correct it.',
  'organizations.other-organization':
    'The session belongs to another organization; sign in as the requested one.',
  'organizations.password-link-invalid':
    'The link for a new password is invalid, has expired or was already used; request a new one by email.',
  'organizations.tag-invalid': 'The tag has invalid characters or an invalid length; choose another one.',
  'organizations.tag-taken': 'Another organization has this tag; choose another one.',
  'organizations.wrong-password': 'The current password is wrong; ask the user for it again.',
  'payouts.hold-not-over':
    'The hold after the month has not ended; prepare the run on or after the day in the message.',
  'payouts.lines-open': 'Lines of the run are waiting for the provider; execute the run, then close it.',
  'payouts.month-invalid': 'The month is invalid; use YYYY-MM, for example 2026-10.',
  'payouts.month-not-over': 'The month has not ended; prepare its run on or after the day in the message.',
  'payouts.nobody-payable': 'No payee with a balance can be paid; a dry run shows the reasons.',
  'payouts.approver-unproven':
    'The command line does not prove who approves the run; an admin must approve it in the admin area, with a second factor.',
  'payouts.balance-missing':
    "The provider's balance does not cover the open lines; add funds, then execute the run.",
  'payouts.operator-missing': 'The operator is not named; set OPERATOR to your name.',
  'payouts.other-provider':
    'The run was prepared for a provider that is not in use; execute it with that provider.',
  'payouts.reason-missing': 'The action requires a reason; send one.',
  'payouts.run-approved': 'The run is already approved; execute it.',
  'payouts.run-begun': 'Transfers of the run were already requested; execute the rest, then close it.',
  'payouts.run-busy': 'Another process is executing a run; wait until it finishes.',
  'payouts.run-changed':
    'Amounts or payees have changed since the run was prepared; cancel it and prepare it again.',
  'payouts.run-ended': 'The run is completed or cancelled; there is nothing left to do.',
  'payouts.run-not-approved': 'The run is not approved; have another person approve it first.',
  'payouts.run-open': 'Another run is open; execute, close or cancel it first.',
  'payouts.run-unknown': 'There is no run with this id; list the runs and choose one.',
  'payouts.same-approver': 'The person who prepared a run cannot approve it; another person must.',
  'payouts.same-executor': 'The person who approved a run cannot execute it; another person must.',
  'payouts.transfer-mismatch':
    "The provider's transfer differs from our record; the finance team must check both.",
  'payouts.file-unwritable': 'The file cannot be written; use an existing folder to which you can write.',
  'payouts.statement-format-invalid':
    'Statements are not available in this format; use one that the message lists.',
  'payouts.statement-month-invalid': 'The month is invalid; use YYYY-MM, for example 2026-10.',
  'payouts.statement-month-open':
    'The month has not ended; repeat the request on or after the day in the message.',
  'payouts.statement-unknown': 'The account has no statement for this month; choose one from the list.',
  'payouts.statement-unsealed':
    'The entries of the statement are not sealed yet; repeat the request in a minute, and check that a worker is running.',
  'payouts.tax-year-invalid':
    'The year is invalid, has not started, or has no known threshold; the message says which.',
  'privacy.erasure-objected': 'The personal data is still needed; the message says why. Resolve that first.',
  'privacy.note-names-person':
    'A permanent text contains personal data, such as an email address; remove what the message names.',
  'privacy.subject-erased':
    'The personal data was erased, and no more can be added; start with a new person.',
  'privacy.subject-unknown': 'No data is stored about this address or id; correct it.',
  'privacy.unconfirmed':
    'Nothing was erased, because the erasure was not confirmed; repeat it with the confirmation.',
  'reporting.address-foreign':
    "The address is outside the United States; ask for the property's address in one of the 50 states or DC.",
  'reporting.address-military':
    "The address is a military mailing address; ask for the property's address in one of the 50 states or DC.",
  'reporting.city-outside-county':
    'The city is not in the county; ask which one is right, or omit the county.',
  'reporting.closed-for-maintenance':
    'Reports cannot be ordered during maintenance; retry after the time in Retry-After.',
  'reporting.county-outside-zip':
    'The ZIP code has no homes in this county; use a county that the message names, or omit it.',
  'reporting.county-unknown': 'The state has no county with this name; correct the spelling, or omit it.',
  'reporting.generation-failed': 'The report could not be generated; the operator will generate it again.',
  'reporting.new-address-spent':
    'The one change of address of this purchase was already used; correct typos in the current address, or order another report.',
  'reporting.mail-address-missing':
    'No email address is known for the report, or it was erased; nothing can be emailed.',
  'reporting.mail-out-of-turn': "The number is not that of the report's next email; read the order again.",
  'reporting.order-unknown': 'No order has this report id, payment id or number; search for it.',
  'reporting.person-erased': 'The personal data of the report was erased, so it can no longer be generated.',
  'reporting.place-settled':
    'The report is paid, so its location can no longer change; open the report instead.',
  'reporting.place-territory': 'The property is in a US territory; ask for one in the 50 states or DC.',
  'reporting.purchase-disputed':
    'The payment is disputed, so the report cannot be changed or extended; wait for the decision of the bank.',
  'reporting.purchase-refunded':
    'The report was refunded in full, so it cannot be changed or extended; it can still be read.',
  'reporting.refinement-contradictory':
    'The inputs contradict themselves or each other; `problems` names each field with a reason. Nothing was changed.',
  'reporting.refinement-key-reused':
    'The key was already sent with other changes; create a new key for each refinement.',
  'reporting.refinement-period-over':
    'The refinement period of this purchase has ended; order another report.',
  'reporting.refinements-spent': 'All refinements of this purchase are used; order another report.',
  'reporting.report-erased': 'The report was erased; order a new one.',
  'reporting.report-id-taken': 'The id belongs to another report; repeat with a new id.',
  'reporting.report-unknown': 'No report has this id; check the URL.',
  'reporting.report-unpaid': 'The report is not paid; start its payment.',
  'reporting.state-unknown':
    'The state of the address is missing or unclear; ask for street, city, state and ZIP code.',
  'reporting.too-many-misses':
    'This network has requested too many unknown report ids; wait before the next request.',
  'reporting.version-changed':
    'Another refinement was made first; read the versions again and refine the newest.',
  'reporting.version-unfinished':
    'The newest version is still being generated; read the versions again in a moment, then refine it.',
  'reporting.zip-contradicts-state':
    'The ZIP code is in another state than the address; ask which one is right.',
} as const satisfies Readonly<Record<ErrorCode, string>>;
