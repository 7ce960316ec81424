// Generated from openapi.json by scripts/generate.mjs.
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process is alive
         * @description Anyone may call this.
         */
        get: operations["checkHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process can take requests
         * @description Anyone may call this.
         */
        get: operations["checkReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics for Prometheus: on loopback, or with the bearer token METRICS_TOKEN
         * @description The operator may call this.
         */
        get: operations["readMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/report/chain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a report about a property
         * @description Anyone may call this.
         */
        post: operations["requestReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{reportId}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the county and city limits of an unpaid report
         * @description Anyone who knows the number of the report or payment may call this.
         */
        put: operations["confirmReportPlace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{reportId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The status of a report
         * @description Anyone who knows the number of the report or payment may call this.
         */
        get: operations["readReportStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/html-report/sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The full sample report, in one language
         * @description Anyone may call this.
         */
        get: operations["readSampleReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/html-report/sample/report.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The full sample report as a PDF, in one language
         * @description Anyone may call this.
         */
        get: operations["readSampleReportPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the links to the reports bought with an email address; the response is the same for every address
         * @description Anyone may call this.
         */
        post: operations["findReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{reportId}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The receipt of a paid report
         * @description Anyone who knows the number of the report or payment may call this.
         */
        get: operations["readReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/html-report/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The paid report as a page
         * @description Anyone who knows the number of the report or payment may call this.
         */
        get: operations["readReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{reportId}/report.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The paid report as a PDF
         * @description Anyone who knows the number of the report or payment may call this.
         */
        get: operations["readReportPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{reportId}/refinements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct the inputs of a paid report
         * @description Anyone who knows the number of the report or payment may call this.
         */
        post: operations["refineReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{reportId}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a paid report to what was bought; idempotent
         * @description Anyone who knows the number of the report or payment may call this.
         */
        post: operations["restoreReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{reportId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The versions of a paid report with their inputs, and what may still be refined
         * @description Anyone who knows the number of the report or payment may call this.
         */
        get: operations["readReportVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/social-proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recent purchases without personal data, and how the site shows them
         * @description Anyone may call this.
         */
        get: operations["readSocialProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders, searched and filtered, newest first
         * @description An admin or an auditor may call this.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Paid reports that were not generated, oldest first
         * @description An admin or an auditor may call this.
         */
        get: operations["listFailedReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order with its payments, mails and story
         * @description An admin or an auditor may call this.
         */
        get: operations["readOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the link to the report again
         * @description An admin may call this.
         */
        post: operations["mailOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate the report, possibly again; the current document stays readable until then
         * @description An admin may call this.
         */
        post: operations["generateOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{reportId}/payment-intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the payment of a report; repeated, it gives the same one, with the amount of the last choice
         * @description Anyone who knows the number of the report or payment may call this.
         */
        post: operations["openPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{reportId}/payment-success": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prompt a look-up of the payment at the provider
         * @description Anyone who knows the number of the report or payment may call this.
         */
        post: operations["settlePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{reportId}/premium": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether premium can be had for a report, its price, and how far it is once it is paid
         * @description Anyone who knows the number of the report or payment may call this.
         */
        get: operations["readPremium"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{reportId}/premium/payment-intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the payment that upgrades a report to premium; repeated, it gives the same one
         * @description Anyone who knows the number of the report or payment may call this.
         */
        post: operations["openPremiumPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments/{paymentId}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a payment in full or in part; repeated, it is the same refund
         * @description An admin may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/visitors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the site’s visitors, each once a day (UTC), without cookies or personal data
         * @description An admin or an auditor may call this.
         */
        get: operations["readVisitors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/create-master-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an organization; the link to confirm it comes by mail, to a known address as well
         * @description Anyone may call this.
         */
        post: operations["registerOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/registration/link/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which registration a mailed link belongs to
         * @description Anyone may call this.
         */
        get: operations["readRegistrationLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/confirm-registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that a registration is yours; a new password ends all sessions
         * @description Anyone may call this.
         */
        post: operations["confirmRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/not-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a registration that somebody else made with your address
         * @description Anyone may call this.
         */
        post: operations["disownRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as an organization
         * @description Anyone may call this.
         */
        post: operations["signInOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the organization's session, if there is one
         * @description Anyone may call this.
         */
        post: operations["signOutOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter the password again before a sensitive action
         * @description The organization that is signed in may call this.
         */
        post: operations["confirmOrganizationPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which organization is signed in
         * @description The organization that is signed in may call this.
         */
        get: operations["readOrganizationSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email a link that replaces the password; the same answer for every address
         * @description Anyone may call this.
         */
        post: operations["sendPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by the mailed single-use link; ends all sessions
         * @description Anyone may call this.
         */
        post: operations["resetOrganizationPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/update-credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your own password; ends all other sessions
         * @description The organization that is signed in may call this.
         */
        post: operations["updateOrganizationCredentials"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/stripe-connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A single-use page of the payout provider where the organization sets up its payout account
         * @description The organization that is signed in may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        post: operations["startOrganizationPayoutSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/payment-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A single-use page of the payout provider that signs in to the organization’s account
         * @description The organization that is signed in may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        post: operations["openOrganizationPaymentAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/{tag}/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an organization's members have sold, and what it has earned
         * @description An admin or an auditor or The organization that is signed in may call this.
         */
        get: operations["readOrganizationDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/{tag}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All members, including those without a sale, ordered by sales
         * @description An admin or an auditor or The organization that is signed in may call this.
         */
        get: operations["listOrganizationMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/{tag}/members.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All members as CSV
         * @description The organization that is signed in may call this.
         */
        get: operations["downloadOrganizationMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/{tag}/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales of the members by month
         * @description An admin or an auditor or The organization that is signed in may call this.
         */
        get: operations["listOrganizationMonths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/{tag}/members/{affiliateId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that an affiliate is your member
         * @description The organization that is signed in may call this.
         */
        post: operations["confirmMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/{tag}/members/{affiliateId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declare that an affiliate is not your member; you earn no override on later sales
         * @description The organization that is signed in may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        post: operations["rejectMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organizations/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The approved organizations
         * @description Anyone may call this.
         */
        get: operations["listActiveOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All organizations, those that wait for approval first
         * @description An admin or an auditor may call this.
         */
        get: operations["listOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/organizations/{tag}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an organization: it is listed and earns
         * @description An admin may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        post: operations["approveOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/organizations/{tag}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject an organization: its tag and address become available again
         * @description An admin may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        post: operations["rejectOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All payout runs, newest first
         * @description An admin or an auditor may call this.
         */
        get: operations["listPayoutRuns"];
        put?: never;
        /**
         * Prepare a month’s payout run, with a line for every payee with a balance
         * @description An admin may call this.
         */
        post: operations["preparePayoutRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payouts/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A payout run with a page of its lines
         * @description An admin or an auditor may call this.
         */
        get: operations["readPayoutRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payouts/{runId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a run prepared by another person, as an admin with a second factor
         * @description An admin may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        post: operations["approvePayoutRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payouts/{runId}/execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay the open lines of a run approved by another person; can be repeated
         * @description An admin may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        post: operations["executePayoutRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payouts/{runId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a run before any transfer is requested; the amounts remain owed
         * @description An admin may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        post: operations["cancelPayoutRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payouts/{runId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a run whose unpaid lines were refused or held; they remain owed
         * @description An admin may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        post: operations["closePayoutRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliate/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your last payout and the date of the next one
         * @description The affiliate who is signed in may call this.
         */
        get: operations["readOwnPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/{tag}/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An organization’s last payout and the date of the next one
         * @description An admin or an auditor or The organization that is signed in may call this.
         */
        get: operations["readOrganizationPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliate/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Months for which you have a statement
         * @description The affiliate who is signed in may call this.
         */
        get: operations["listOwnStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliate/statements/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your monthly statement as CSV or PDF
         * @description The affiliate who is signed in may call this.
         */
        get: operations["downloadOwnStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/{tag}/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Months for which an organization has a statement
         * @description An admin or an auditor or The organization that is signed in may call this.
         */
        get: operations["listOrganizationStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/{tag}/statements/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An organization’s statement as CSV or PDF
         * @description An admin or an auditor or The organization that is signed in may call this.
         */
        get: operations["downloadOrganizationStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/affiliate/{id}/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Months for which an affiliate has a statement
         * @description An admin or an auditor may call this.
         */
        get: operations["listAffiliateStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/affiliate/{id}/statements/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An affiliate’s statement as CSV or PDF
         * @description An admin or an auditor may call this.
         */
        get: operations["downloadAffiliateStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statement-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public keys of statement signatures, the current one first
         * @description Anyone may call this.
         */
        get: operations["listStatementKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The posts in one language, newest first
         * @description Anyone may call this.
         */
        get: operations["listBlogPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The categories of the posts in one language
         * @description Anyone may call this.
         */
        get: operations["listBlogCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/posts/related/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Up to four related posts
         * @description Anyone may call this.
         */
        get: operations["listRelatedBlogPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/posts/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One post, as markdown and as sanitized HTML
         * @description Anyone may call this.
         */
        get: operations["readBlogPost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operations/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the jobs by queue, and list those that have failed permanently
         * @description An admin or an auditor may call this.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operations/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a failed job
         * @description An admin may call this.
         */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operations/jobs/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discard a failed job
         * @description An admin may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        post: operations["discardJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operations/consumers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List projections and reactors, stopped ones first
         * @description An admin or an auditor may call this.
         */
        get: operations["listLogConsumers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operations/consumers/{name}/restart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart a stopped projection or reactor where it stopped
         * @description An admin may call this.
         */
        post: operations["restartLogConsumer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/persons/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the data stored about a person or a report
         * @description An admin may call this.
         */
        post: operations["findPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/persons/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the data stored about a person or a report
         * @description An admin may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        post: operations["exportPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/persons/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Permanently erase a person or a report; a repetition completes an interrupted erasure
         * @description An admin may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        post: operations["erasePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your sessions, newest first
         * @description An admin or an auditor may call this.
         */
        get: operations["listAdminSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of your sessions, including the current one
         * @description An admin or an auditor may call this.
         */
        delete: operations["endAdminSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all your other sessions
         * @description An admin or an auditor may call this.
         */
        post: operations["endOtherAdminSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What admins and the operator have done, newest first
         * @description An admin or an auditor may call this.
         */
        get: operations["listAdminActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All admins and auditors, including revoked ones
         * @description An admin or an auditor may call this.
         */
        get: operations["listAdmins"];
        put?: never;
        /**
         * Create an admin or auditor; a generated password is shown only in this response
         * @description An admin may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        post: operations["createAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admins/{adminId}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the access and all sessions of an admin immediately
         * @description An admin may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        post: operations["revokeAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admins/{adminId}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make an admin an auditor, or an auditor an admin, and end their sessions
         * @description An admin may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        put: operations["changeAdminRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in to the admin area
         * @description Anyone may call this.
         */
        post: operations["signInAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session, if there is one
         * @description Anyone may call this.
         */
        post: operations["signOutAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description An admin or an auditor may call this.
         */
        get: operations["readAdminUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter the password again, and a code if required, before a sensitive action
         * @description An admin or an auditor may call this.
         */
        post: operations["confirmPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/update-credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your own username, password or both; ends all other sessions
         * @description An admin or an auditor may call this.
         */
        post: operations["updateAdminCredentials"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether your sign-in needs a code, and how many recovery codes are left
         * @description An admin or an auditor may call this.
         */
        get: operations["readSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/second-factor/enrol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a key for your authenticator app; it takes effect once you enter a code
         * @description An admin or an auditor may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        post: operations["enrolSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/second-factor/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn on the second factor with a code; ends all other sessions
         * @description An admin or an auditor may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        post: operations["activateSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace your recovery codes
         * @description An admin or an auditor may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/second-factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn off the second factor, if it is on
         * @description An admin or an auditor may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        post: operations["disableSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All settings
         * @description An admin or an auditor may call this.
         */
        get: operations["listSettings"];
        /**
         * Change the settings in the body
         * @description An admin may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        put: operations["changeSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All settings, at the path that earlier clients use
         * @description An admin or an auditor may call this.
         */
        get: operations["listSettingsForClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/status/maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the site is closed for maintenance
         * @description Anyone may call this.
         */
        get: operations["readMaintenance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/fb-pixel-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The id of the ad pixel, if one is configured
         * @description Anyone may call this.
         */
        get: operations["readPixelId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a report costs now, and premium on top of it
         * @description Anyone may call this.
         */
        get: operations["readReportPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulated-payments/{intentId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay with a test card
         * @description Anyone who knows the number of the report or payment may call this.
         */
        post: operations["confirmSimulatedCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event from Stripe; it only prompts a lookup of the payment or account
         * @description The payment provider may call this.
         */
        post: operations["receiveStripeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a demo report about the demo's fixed home; the request body does not change it
         * @description Anyone may call this.
         */
        post: operations["createDemoReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{reportId}/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a demo report after a simulated payment; repeated calls have no effect
         * @description Anyone may call this.
         */
        post: operations["processDemoReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/state-guides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same example in each of the 51 states
         * @description Anyone may call this.
         */
        get: operations["listStateGuides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/state-guides/{state}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What buying a home costs in a state: an example line by line, its counties and cities
         * @description Anyone may call this.
         */
        get: operations["readStateGuide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/quick-estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Closing costs of a purchase: statutory charges line by line, and totals of the rest
         * @description Anyone may call this.
         */
        get: operations["readQuickEstimate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports, sales and revenue after refunds and lost disputes; today in UTC
         * @description An admin or an auditor may call this.
         */
        get: operations["readStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stats/trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports, sales and revenue by day, week or month
         * @description An admin or an auditor may call this.
         */
        get: operations["readSalesTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliate/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register as an affiliate; the dashboard link is mailed, also to an address that is already registered
         * @description Anyone may call this.
         */
        post: operations["signUpAffiliate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliate/send-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the dashboard link again; the response is the same for every address
         * @description Anyone may call this.
         */
        post: operations["sendDashboardLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliate/not-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a sign-up that somebody else made with your address
         * @description Anyone may call this.
         */
        post: operations["disownSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliate/dashboard/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dashboard for a secret link; starts a session
         * @description Anyone may call this.
         */
        get: operations["enterAffiliateDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliate/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dashboard of the signed-in affiliate
         * @description The affiliate who is signed in may call this.
         */
        get: operations["readAffiliateDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliate/dashboard/{token}/commissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Earnings by month for a secret link
         * @description Anyone may call this.
         */
        get: operations["readCommissionsByLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliate/commissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your earnings by month
         * @description The affiliate who is signed in may call this.
         */
        get: operations["readCommissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliate/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Visits by your link and sales from them; counted without cookies
         * @description The affiliate who is signed in may call this.
         */
        get: operations["readLinkVisits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliate/onboard/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A new account and its next steps, for a secret link; starts a session
         * @description Anyone may call this.
         */
        get: operations["readAffiliateOnboarding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliate/replace-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End your link and all sessions immediately; a new link is mailed
         * @description The affiliate who is signed in may call this.
         */
        post: operations["replaceDashboardLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliate/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session; succeeds without one, too
         * @description Anyone may call this.
         */
        post: operations["signOutAffiliate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliate/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your sales, newest first, with amount, commission and status
         * @description The affiliate who is signed in may call this.
         */
        get: operations["listOwnSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliate/sales.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All your sales as CSV, amounts in dollars
         * @description The affiliate who is signed in may call this.
         */
        get: operations["downloadOwnSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/affiliate/stripe/onboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A single-use link to the payout provider, where you enter your payout account
         * @description The affiliate who is signed in may call this.
         */
        post: operations["startAffiliatePayoutSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All accounts with their balances, now or as of a date: by code, tag, name, payment or report
         * @description An admin or an auditor may call this.
         */
        get: operations["listLedgerAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/affiliates/{code}/entries.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The entries of an affiliate in a range of days, as CSV
         * @description An admin or an auditor may call this.
         */
        get: operations["downloadAffiliateEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/organizations/{tag}/entries.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The entries of an organization in a range of days, as CSV
         * @description An admin or an auditor may call this.
         */
        get: operations["downloadOrganizationEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/general/{account}/entries.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The entries of a general account in a range of days, as CSV
         * @description An admin or an auditor may call this.
         */
        get: operations["downloadGeneralEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/trial-balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What buyers paid, and how it is distributed
         * @description An admin or an auditor may call this.
         */
        get: operations["readTrialBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/affiliates/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account of an affiliate, now or as of a date
         * @description An admin or an auditor may call this.
         */
        get: operations["readAffiliateAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/organizations/{tag}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account of an organization, now or as of a date
         * @description An admin or an auditor may call this.
         */
        get: operations["readOrganizationAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/general/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A general account such as house, now or as of a date
         * @description An admin or an auditor may call this.
         */
        get: operations["readGeneralAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/explain/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why a payment was shared as it was: by payment, intent, or an entry of the books
         * @description An admin or an auditor may call this.
         */
        get: operations["explainSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/affiliate/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Affiliates with sales and earnings; searchable, filterable, sortable
         * @description An admin or an auditor may call this.
         */
        get: operations["listAffiliates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/affiliate/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign-ups, sales and rate changes, newest first
         * @description An admin or an auditor may call this.
         */
        get: operations["listAffiliateActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/affiliate/trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Earnings of affiliates and organizations by day, week or month
         * @description An admin or an auditor may call this.
         */
        get: operations["readEarningsTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/affiliate/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an affiliate; the dashboard link is mailed to the address
         * @description An admin may call this.
         */
        post: operations["createAffiliate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/affiliate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change name, email and website; deactivate or reactivate
         * @description An admin may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        put: operations["editAffiliate"];
        post?: never;
        /**
         * End the affiliate permanently and erase their personal data
         * @description An admin may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        delete: operations["deleteAffiliate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/affiliate/{id}/commission-rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the commission rate for later sales
         * @description An admin may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        put: operations["setCommissionRate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/affiliate/{id}/membership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct the affiliate’s organization, for later sales
         * @description An admin may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        put: operations["correctMembership"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/affiliate/{id}/replace-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a new dashboard link; older ones stop working immediately
         * @description An admin may call this.
         */
        post: operations["replaceAffiliateLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/affiliate/{id}/terminate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the affiliate for a breach of the terms: unpaid earnings are forfeited
         * @description An admin may call this. The password must have been typed within the last ten minutes: see POST /api/auth/confirm.
         */
        post: operations["terminateAffiliate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/integrity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last seal of the ledger, and the result of the last verification
         * @description An admin or an auditor may call this.
         */
        get: operations["readLedgerIntegrity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare log, seals and books; a verification that is running goes on
         * @description An admin may call this.
         */
        post: operations["verifyLedger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        HealthView: {
            /** @enum {string} */
            status: "alive";
        };
        ReadyView: {
            ready: boolean;
            reasons: {
                [key: string]: string;
            };
            attention?: {
                [key: string]: string;
            };
        };
        CreateReportRequest: {
            address: string;
            price: number;
            /** @enum {string} */
            buyerType: "first-time" | "financing" | "cash";
            /** @enum {string} */
            propertyType: "single-family" | "condo" | "townhouse" | "multi-family" | "new-construction" | "vacant-land" | "commercial" | "industrial" | "mixed-use" | "mobile-home" | "farm-ranch" | "co-op";
            /** @default false */
            hasPool?: boolean;
            userEmail?: string | null;
            /** @default false */
            emailOptIn?: boolean;
            agreedToTerms?: boolean;
            city?: string;
            state?: string;
            zipCode?: string;
            county?: string;
            insideCityLimits?: boolean;
            /** @enum {string} */
            loanType?: "FHA" | "Conventional" | "Cash";
            referralCode?: string | null;
            earlierReferralCodes?: string[];
            /** @enum {string} */
            language?: "en" | "es";
        };
        PlaceView: {
            street: string | null;
            city: string | null;
            state: string;
            zip: string | null;
            county: string | null;
            oldCounty: string | null;
            municipality: string | null;
            /** @enum {string} */
            certainty: "certain" | "likely" | "unknown";
            choices: {
                county: string;
                share: number;
            }[];
            open: ("county" | "city-limits")[];
        };
        CreateReportView: {
            /** @enum {boolean} */
            success: true;
            /** Format: int64 */
            reportId: number;
            place?: components["schemas"]["PlaceView"];
            loanNotice?: {
                /** @enum {string} */
                reason: "property-type" | "over-limit" | "not-lived-in";
                /** @enum {string} */
                loanType: "FHA" | "Conventional" | "VA" | "USDA" | "Cash";
                /** Format: int64 */
                limitCents: number | null;
            } | null;
        };
        ConfirmPlaceRequest: {
            county?: string | null;
            insideCityLimits?: boolean | null;
        };
        ConfirmPlaceView: {
            /** @enum {boolean} */
            success: true;
        };
        ReportStatusView: {
            /** @enum {boolean} */
            success: true;
            /** @enum {string} */
            status: "draft" | "processing" | "completed" | "failed" | "complete" | "error";
            errorMessage: string | null;
        };
        FindReportsRequest: {
            email: string;
            /**
             * @default en
             * @enum {string}
             */
            language?: "en" | "es";
        };
        FindReportsView: {
            /** @enum {boolean} */
            success: true;
            message: string;
        };
        ReceiptView: {
            /** @enum {boolean} */
            success: true;
            receipt: {
                orderNumber: string;
                /** Format: int64 */
                amountCents: number;
                items: {
                    /** @enum {string} */
                    item: "report" | "premium";
                    /** Format: int64 */
                    amountCents: number;
                }[];
                /** @enum {string} */
                currency: "usd";
                /** Format: date-time */
                paidAt: string;
                card: {
                    brand: string;
                    last4: string;
                } | null;
            };
            upgrade: {
                orderNumber: string;
                /** Format: int64 */
                amountCents: number;
                items: {
                    /** @enum {string} */
                    item: "report" | "premium";
                    /** Format: int64 */
                    amountCents: number;
                }[];
                /** @enum {string} */
                currency: "usd";
                /** Format: date-time */
                paidAt: string;
                card: {
                    brand: string;
                    last4: string;
                } | null;
            } | null;
        };
        LoanInstead: {
            /** @enum {string} */
            kind: "loan";
            /** Format: int64 */
            cents: number;
        };
        DownPaymentPercent: {
            /** @enum {string} */
            kind: "percent";
            /** Format: int32 */
            basisPoints: number;
        };
        DownPaymentAmount: {
            /** @enum {string} */
            kind: "amount";
            /** Format: int64 */
            cents: number;
        };
        DownPayment: components["schemas"]["DownPaymentAmount"] | components["schemas"]["DownPaymentPercent"] | components["schemas"]["LoanInstead"];
        RefineReportRequest: {
            /** Format: int64 */
            version: number;
            /** Format: uuid */
            key: string;
            changes: {
                address?: string;
                county?: string | null;
                insideCityLimits?: boolean | null;
                /** Format: int64 */
                priceCents?: number;
                /** @enum {string} */
                propertyType?: "single-family" | "condo" | "townhouse" | "multi-family" | "new-construction" | "vacant-land" | "commercial" | "industrial" | "mixed-use" | "mobile-home" | "farm-ranch" | "co-op";
                /** Format: int32 */
                units?: number | null;
                hasPool?: boolean;
                /** @enum {string} */
                occupancy?: "own-home" | "second-home" | "investment";
                firstTimeBuyer?: boolean;
                /** @enum {string} */
                loanType?: "FHA" | "Conventional" | "VA" | "USDA" | "Cash";
                downPayment?: components["schemas"]["DownPayment"] | null;
                /** Format: int32 */
                interestRateThousandths?: number | null;
                programFeeFinanced?: boolean | null;
                firstVaUse?: boolean | null;
                veteranExempt?: boolean | null;
                closingDate?: string | null;
                /** Format: int64 */
                sellerCreditCents?: number | null;
                /** Format: int64 */
                depositCents?: number | null;
                /** @enum {string|null} */
                agentPaidBy?: "seller" | "buyer" | null;
                hasAssociation?: boolean | null;
                /** Format: int64 */
                hoaMonthlyCents?: number | null;
            };
        };
        RefinementAllowanceView: {
            isOpen: boolean;
            /** @enum {string|null} */
            closedBecause: "refunded" | "disputed" | "period-over" | "refinements-spent" | null;
            /** Format: date-time */
            until: string;
            /** Format: int32 */
            daysLeft: number;
            /** Format: int32 */
            refinementsLeft: number;
            /** Format: int32 */
            newAddressesLeft: number;
        };
        RefineReportView: {
            /** @enum {boolean} */
            success: true;
            /** Format: int64 */
            version: number;
            isNew: boolean;
            isReady: boolean;
            cashToClose: {
                /** Format: int64 */
                beforeCents: number;
                /** Format: int64 */
                afterCents: number;
            } | null;
            allowance: components["schemas"]["RefinementAllowanceView"];
        };
        ReportVersionsView: {
            /** @enum {boolean} */
            success: true;
            versions: {
                /** Format: int64 */
                version: number;
                /** Format: date-time */
                at: string;
                isReady: boolean;
                /** @enum {string} */
                addressChange: "none" | "correction" | "new";
                isRestored: boolean;
                changed: ("address" | "county" | "insideCityLimits" | "priceCents" | "propertyType" | "units" | "hasPool" | "occupancy" | "firstTimeBuyer" | "loanType" | "downPayment" | "interestRateThousandths" | "programFeeFinanced" | "firstVaUse" | "veteranExempt" | "closingDate" | "sellerCreditCents" | "depositCents" | "agentPaidBy" | "hasAssociation" | "hoaMonthlyCents")[];
                inputs: {
                    address: string;
                    county: string | null;
                    insideCityLimits: boolean | null;
                    /** Format: int64 */
                    priceCents: number;
                    /** @enum {string} */
                    propertyType: "single-family" | "condo" | "townhouse" | "multi-family" | "new-construction" | "vacant-land" | "commercial" | "industrial" | "mixed-use" | "mobile-home" | "farm-ranch" | "co-op";
                    /** Format: int32 */
                    units: number | null;
                    hasPool: boolean;
                    /** @enum {string} */
                    occupancy: "own-home" | "second-home" | "investment";
                    firstTimeBuyer: boolean;
                    /** @enum {string} */
                    loanType: "FHA" | "Conventional" | "VA" | "USDA" | "Cash";
                    downPayment: components["schemas"]["DownPayment"] | null;
                    /** Format: int32 */
                    interestRateThousandths: number | null;
                    programFeeFinanced: boolean | null;
                    firstVaUse: boolean | null;
                    veteranExempt: boolean | null;
                    closingDate: string | null;
                    /** Format: int64 */
                    sellerCreditCents: number | null;
                    /** Format: int64 */
                    depositCents: number | null;
                    /** @enum {string|null} */
                    agentPaidBy: "seller" | "buyer" | null;
                    hasAssociation: boolean | null;
                    /** Format: int64 */
                    hoaMonthlyCents: number | null;
                };
                /** Format: int64 */
                cashToCloseCents: number | null;
            }[];
            /** Format: int64 */
            newest: number;
            place: components["schemas"]["PlaceView"];
            assumed: {
                /** Format: date */
                closingDate: string;
                /** Format: int64 */
                downPaymentCents: number;
                /** Format: int64 */
                loanCents: number;
                /** Format: int64 */
                interestRateThousandths: number | null;
                /** @enum {string} */
                agentPaidBy: "seller" | "buyer";
            };
            isPremium: boolean;
            allowance: components["schemas"]["RefinementAllowanceView"];
            canRestore: boolean;
        };
        SocialProofView: {
            /** @enum {boolean} */
            success: true;
            config: {
                enabled: boolean;
                /** Format: int64 */
                intervalSeconds: number;
                /**
                 * Format: int64
                 * @description Seconds
                 */
                displayDuration: number;
                /** @enum {string} */
                position: "bottom-left" | "bottom-right";
                /** @description With {propertyType}, {location} and {priceRange} */
                message: string;
            };
            /**
             * @description Made-up or real purchases
             * @enum {string}
             */
            source: "sample" | "live";
            items: {
                /** @enum {string} */
                propertyType: "single-family" | "condo" | "townhouse" | "multi-family" | "new-construction" | "vacant-land" | "commercial" | "industrial" | "mixed-use" | "mobile-home" | "farm-ranch" | "co-op";
                /** @description A city, or its state if the city had few purchases */
                location: string;
                /** @enum {string} */
                priceRange: "$0-200k" | "$200k-300k" | "$300k-400k" | "$400k-500k" | "$500k-600k" | "$600k-750k" | "$750k-1M" | "$1M-1.5M" | "$1.5M-2M" | "$2M-2.5M" | "$2.5M-3M" | "$3M+";
            }[];
        };
        OrderListView: {
            /** @enum {boolean} */
            success: true;
            orders: {
                id: string;
                reportId: string;
                paymentId: string | null;
                orderNumber: string | null;
                email: string | null;
                address: string | null;
                state: string;
                city: string | null;
                /** @enum {string} */
                status: "draft" | "processing" | "completed" | "failed" | "erased";
                /** Format: date-time */
                requestedAt: string;
                /** Format: date-time */
                paidAt: string | null;
                /** Format: int64 */
                paidCents: number;
                /** Format: int64 */
                refundedCents: number;
                disputed: boolean;
            }[];
            /** Format: int64 */
            total: number;
        };
        FailedReportsView: {
            /** @enum {boolean} */
            success: true;
            reports: {
                id: string;
                reportId: string;
                /** @enum {string} */
                status: "failed" | "processing" | "erased" | "draft" | "unknown";
                reason: string | null;
                /** Format: date-time */
                changedAt: string;
                /** Format: int64 */
                revision: number;
            }[];
        };
        OrderView: {
            /** @enum {boolean} */
            success: true;
            order: {
                id: string;
                reportId: string;
                paymentId: string | null;
                orderNumber: string | null;
                email: string | null;
                address: string | null;
                state: string;
                city: string | null;
                /** @enum {string} */
                status: "draft" | "processing" | "completed" | "failed" | "erased";
                /** Format: date-time */
                requestedAt: string;
                /** Format: date-time */
                paidAt: string | null;
                /** Format: int64 */
                paidCents: number;
                /** Format: int64 */
                refundedCents: number;
                disputed: boolean;
                county: string | null;
                zip: string | null;
                /** Format: int64 */
                propertyPriceCents: number;
                propertyType: string;
                buyerType: string;
                loanType: string;
                /** @enum {string} */
                language: "en" | "es";
                wantsMail: boolean;
                referralCode: string | null;
                /** Format: int64 */
                nextMail: number;
                /** Format: int64 */
                revision: number;
                failure: string | null;
                cannotMail: string | null;
                cannotGenerate: string | null;
            };
            payments: {
                paymentId: string;
                orderNumber: string;
                /** @enum {string} */
                status: "requested" | "failed" | "cancelled" | "succeeded";
                /** Format: int64 */
                amountCents: number;
                items: {
                    /** @enum {string} */
                    item: "report" | "premium";
                    /** Format: int64 */
                    amountCents: number;
                }[];
                /** Format: date-time */
                paidAt: string | null;
                card: string | null;
                /** Format: int64 */
                feeCents: number | null;
                /** Format: int64 */
                refundedCents: number;
                /** Format: int64 */
                alreadyCents: number;
                /** Format: int64 */
                leftCents: number;
                /** @enum {string|null} */
                dispute: "open" | "lost" | null;
                refusal: string | null;
            }[];
            mails: {
                kind: string;
                /** @enum {string} */
                state: "prepared" | "transmitting" | "accepted" | "refused" | "uncertain";
                /** Format: int64 */
                attempts: number;
                reply: string | null;
                /** Format: date-time */
                at: string;
            }[];
            story: {
                what: string;
                /** Format: date-time */
                at: string;
                by: string;
                reason: string | null;
                eventType: string;
            }[];
        };
        MailOrderRequest: {
            /** Format: int32 */
            number: number;
        };
        OrderChangedView: {
            /** @enum {boolean} */
            success: true;
            message: string;
        };
        GenerateOrderRequest: {
            /** Format: int32 */
            revision: number;
        };
        PaymentIntentRequest: {
            premium?: boolean;
        };
        PaymentIntentView: {
            /** @enum {boolean} */
            success: true;
            clientSecret: string;
            paymentIntent: {
                id: string;
                /** Format: int64 */
                amount: number;
                /** @enum {string} */
                currency: "usd";
            };
            premium: boolean;
            /** Format: int64 */
            premiumCents: number;
            /** @enum {string} */
            provider: "simulated" | "stripe";
            publishableKey: string | null;
            /** @enum {string|null} */
            placeNotice: "state-unknown" | "post-office-box" | "zip-missing" | "zip-contradicts-state" | "city-unknown" | null;
        };
        PaymentSuccessRequest: {
            paymentIntentId: string;
            referralCode?: string | null;
            earlierReferralCodes?: string[];
        };
        PaymentSuccessView: {
            /** @enum {boolean} */
            success: true;
            /** @enum {string} */
            status: "paid" | "pending";
        };
        PremiumView: {
            /** @enum {boolean} */
            success: true;
            /** @enum {string} */
            status: "offered" | "not-offered" | "after-payment" | "closed" | "writing" | "failed" | "ready";
            /** Format: int64 */
            amountCents: number;
        };
        RefundPaymentRequest: {
            /** Format: int64 */
            amountCents: number;
            /**
             * Format: int32
             * @default 0
             */
            alreadyCents?: number;
            /** @default  */
            reason?: string;
        };
        RefundView: {
            /** @enum {boolean} */
            success: true;
            message: string;
            refund: {
                /** Format: int64 */
                number: number;
                /** @enum {string} */
                status: "open" | "accepted";
            };
        };
        VisitorsView: {
            /** @enum {boolean} */
            success: true;
            visitors: {
                /** Format: int64 */
                total: number;
                /** Format: int64 */
                today: number;
                /** Format: date */
                since: string | null;
            };
        };
        MasterSetupRequest: {
            organizationName?: string | null;
            organizationTag?: string | null;
            contactEmail?: string | null;
            contactName?: string | null;
            loginPassword?: string | null;
            confirmPassword?: string | null;
        };
        MasterSetupView: {
            /** @enum {boolean} */
            success: true;
            masterAffiliateId: string;
            dashboardToken: string;
            message: string;
        };
        RegistrationLinkView: {
            /** @enum {boolean} */
            success: true;
            registration: {
                name: string;
                tag: string;
                linkOpened: boolean;
            };
        };
        ConfirmRegistrationRequest: {
            token: string;
            newPassword?: string | null;
            confirmPassword?: string | null;
        };
        RegistrationLinkMessageView: {
            /** @enum {boolean} */
            success: true;
            message: string;
        };
        DisownRegistrationRequest: {
            token: string;
        };
        OrganizationLoginRequest: {
            email: string;
            password: string;
        };
        OrganizationAccount: {
            id: string;
            tag: string;
            name: string;
            contactEmail: string | null;
            contactName: string | null;
            /** @enum {string} */
            status: "waiting" | "approved";
            linkOpened: boolean;
            dashboardPath: string;
        };
        OrganizationLoginView: {
            /** @enum {boolean} */
            success: true;
            organization: components["schemas"]["OrganizationAccount"];
            /** @enum {string} */
            message: "Login successful";
        };
        OrganizationLogoutView: {
            /** @enum {boolean} */
            success: true;
            /** @enum {string} */
            message: "Logged out";
        };
        OrganizationConfirmRequest: {
            password: string;
        };
        OrganizationConfirmView: {
            /** @enum {boolean} */
            success: true;
        };
        OrganizationSessionView: {
            /** @enum {boolean} */
            success: true;
            organization: components["schemas"]["OrganizationAccount"];
        };
        ForgotPasswordRequest: {
            email: string;
            /** @enum {string} */
            language?: "en" | "es";
        };
        PasswordMessageView: {
            /** @enum {boolean} */
            success: true;
            message: string;
        };
        ResetPasswordRequest: {
            token: string;
            newPassword?: string | null;
            confirmPassword?: string | null;
        };
        OrganizationCredentialsRequest: {
            organizationId?: (string | number) | null;
            organizationTag?: string | null;
            currentPassword?: string | null;
            newPassword?: string | null;
            confirmPassword?: string | null;
        };
        OrganizationCredentialsView: {
            /** @enum {boolean} */
            success: true;
            /** @enum {string} */
            message: "Credentials updated successfully";
        };
        StripeConnectRequest: {
            organizationId?: (string | number) | null;
            organizationTag?: string | null;
        };
        StripeConnectView: {
            /** @enum {boolean} */
            success: true;
            connectUrl: string;
            message: string;
        };
        PaymentAccountView: {
            /** @enum {boolean} */
            success: true;
            paymentAccountUrl: string;
        };
        TopAgent: {
            agentName: string;
            agentEmail: string;
            organizationMemberId: string | null;
            /** Format: int64 */
            reportsSold: number;
            agentEarnings: number;
            organizationOverride: number;
        };
        OrganizationDashboardData: {
            tag: string;
            name: string;
            /** @enum {string} */
            status: "waiting" | "approved";
            linkOpened: boolean;
            /** Format: int64 */
            totalActiveAgents: number;
            totalOverrideEarnings: number;
            currentMonthOverrideEarnings: number;
            balance: number;
            /** Format: int64 */
            totalReportsSold: number;
            /** Format: int64 */
            currentMonthReportsSold: number;
            topPerformingAgents: components["schemas"]["TopAgent"][];
            stripeConnected: boolean;
            stripeDashboardUrl: string | null;
        };
        OrganizationDashboardView: {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["OrganizationDashboardData"];
        };
        OrganizationMember: {
            id: string;
            name: string;
            email: string;
            organizationMemberId: string | null;
            active: boolean;
            confirmed: boolean;
            /** Format: int64 */
            reportsSold: number;
            agentEarnings: number;
            organizationOverride: number;
        };
        OrganizationMembersView: {
            /** @enum {boolean} */
            success: true;
            members: components["schemas"]["OrganizationMember"][];
            counts: {
                /** Format: int64 */
                all: number;
                /** Format: int64 */
                unconfirmed: number;
                /** Format: int64 */
                withoutSale: number;
            };
        };
        OrganizationMonth: {
            month: string;
            /** Format: int64 */
            newMembers: number;
            /** Format: int64 */
            reportsSold: number;
            agentEarnings: number;
            organizationOverride: number;
        };
        OrganizationMonthsView: {
            /** @enum {boolean} */
            success: true;
            months: components["schemas"]["OrganizationMonth"][];
        };
        MemberDecisionView: {
            /** @enum {boolean} */
            success: true;
            message: string;
        };
        RejectMemberRequest: {
            reason: string;
        };
        ActiveOrganization: {
            name: string;
            tag: string;
            dashboardPath: string;
        };
        ActiveOrganizationsView: {
            organizations: components["schemas"]["ActiveOrganization"][];
        };
        AdminOrganizationsView: {
            /** @enum {boolean} */
            success: true;
            organizations: {
                name: string;
                tag: string;
                /** @enum {string} */
                status: "waiting" | "approved";
                linkOpened: boolean;
                contactName: string | null;
                contactEmail: string | null;
                /** Format: date-time */
                registeredAt: string;
                dashboardPath: string;
            }[];
        };
        DecideOrganizationRequest: {
            /** @default  */
            note?: string;
        };
        OrganizationDecidedView: {
            /** @enum {boolean} */
            success: true;
            message: string;
        };
        PayoutRun: {
            runId: string;
            month: string;
            /** @enum {string} */
            status: "prepared" | "approved" | "executing" | "completed" | "cancelled";
            provider: string;
            /** Format: date-time */
            preparedAt: string;
            preparedBy: string;
            /** @enum {string} */
            preparedVia: "admin" | "operator" | "system";
            /** Format: date-time */
            approvedAt: string | null;
            approvedBy: string | null;
            /** @enum {string|null} */
            approvedVia: "admin" | "operator" | "system" | null;
            /** Format: date-time */
            executedAt: string | null;
            executedBy: string[];
            executedVia: ("admin" | "operator" | "system")[];
            /** Format: date-time */
            endedAt: string | null;
            ended: {
                by: string;
                /** @enum {string} */
                via: "admin" | "operator" | "system";
                reason: string;
            } | null;
            /** Format: int64 */
            lines: number;
            /** Format: int64 */
            payableLines: number;
            /** Format: int64 */
            paidLines: number;
            /** Format: int64 */
            payCents: number;
            /** Format: int64 */
            paidCents: number;
            counts: {
                /** Format: int64 */
                "not-paid": number;
                /** Format: int64 */
                open: number;
                /** Format: int64 */
                requested: number;
                /** Format: int64 */
                failed: number;
                /** Format: int64 */
                held: number;
                /** Format: int64 */
                paid: number;
            };
        };
        PayoutRunsView: {
            /** @enum {boolean} */
            success: true;
            runs: components["schemas"]["PayoutRun"][];
        };
        LedgerPayee: {
            /** @enum {string} */
            kind: "affiliate" | "organization";
            label: string;
        };
        PayoutLine: {
            payee: components["schemas"]["LedgerPayee"];
            name: string | null;
            /** Format: int64 */
            balanceCents: number;
            /** Format: int64 */
            withinHoldCents: number;
            /** Format: int64 */
            disputedCents: number;
            /** Format: int64 */
            payCents: number;
            accountId: string | null;
            /** @enum {string} */
            status: "not-paid" | "open" | "requested" | "failed" | "held" | "paid";
            reason: string | null;
            words: string;
            transferId: string | null;
            /** Format: int64 */
            reversedCents: number;
        };
        PayoutRunView: {
            /** @enum {boolean} */
            success: true;
            run: components["schemas"]["PayoutRun"];
            isRunning: boolean;
            obstacles: {
                approve: string | null;
                execute: string | null;
            };
            /** Format: int64 */
            total: number;
            lines: components["schemas"]["PayoutLine"][];
        };
        PreparePayoutRunRequest: {
            month: string;
        };
        PayoutRunChangedView: {
            /** @enum {boolean} */
            success: true;
            run: components["schemas"]["PayoutRun"];
        };
        EndPayoutRunRequest: {
            reason: string;
        };
        NextPayoutNegative: {
            /** @enum {string} */
            status: "negative";
            /** Format: int64 */
            owedCents: number;
        };
        NextPayoutBelowMinimum: {
            /** @enum {string} */
            status: "below-minimum";
            /** Format: int64 */
            lackingCents: number;
        };
        NextPayoutFailed: {
            month: string;
            /** Format: int64 */
            amountCents: number;
            /** @enum {string} */
            status: "refused" | "held";
            /** @enum {string} */
            problem: "account-closed" | "account-incomplete" | "account-changed" | "amount-changed" | "inactive" | "link-never-opened" | "sale-disputed" | "recently-changed" | "ours" | "other";
        };
        NextPayoutUnderway: {
            month: string;
            /** Format: int64 */
            amountCents: number;
            /** @enum {string} */
            status: "prepared" | "being-paid";
        };
        NextPayoutBlocked: {
            month: string;
            /** Format: int64 */
            amountCents: number;
            /** @enum {string} */
            status: "blocked";
            /** Format: date */
            from: string;
            /** @enum {string} */
            reason: "inactive" | "link-never-opened" | "not-onboarded" | "account-restricted" | "sale-disputed" | "recently-changed";
        };
        NextPayoutExpected: {
            month: string;
            /** Format: int64 */
            amountCents: number;
            /** @enum {string} */
            status: "expected";
            /** Format: date */
            from: string;
            /** Format: int64 */
            laterCents: number;
        };
        NextPayout: components["schemas"]["NextPayoutExpected"] | components["schemas"]["NextPayoutBlocked"] | components["schemas"]["NextPayoutUnderway"] | components["schemas"]["NextPayoutFailed"] | components["schemas"]["NextPayoutBelowMinimum"] | components["schemas"]["NextPayoutNegative"];
        LastPayoutFailed: {
            month: string;
            /** Format: int64 */
            amountCents: number;
            /** @enum {string} */
            status: "refused" | "held";
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            problem: "account-closed" | "account-incomplete" | "account-changed" | "amount-changed" | "inactive" | "link-never-opened" | "sale-disputed" | "recently-changed" | "ours" | "other";
        };
        LastPayoutPaid: {
            month: string;
            /** Format: int64 */
            amountCents: number;
            /** @enum {string} */
            status: "paid";
            /** Format: date-time */
            at: string;
            /** Format: int64 */
            cameBackCents: number;
        };
        LastPayout: components["schemas"]["LastPayoutPaid"] | components["schemas"]["LastPayoutFailed"];
        PayoutOverviewView: {
            /** @enum {boolean} */
            success: true;
            /** Format: int64 */
            balanceCents: number;
            /** Format: int64 */
            disputedCents: number;
            /** Format: int64 */
            minimumCents: number;
            /** Format: date-time */
            heldUntil: string | null;
            /** @enum {string} */
            setup: "none" | "started" | "incomplete" | "ready" | "closed";
            last: components["schemas"]["LastPayout"] | null;
            next: components["schemas"]["NextPayout"];
        };
        StatementsView: {
            /** @enum {boolean} */
            success: true;
            months: string[];
        };
        StatementKeysView: {
            /** @enum {boolean} */
            success: true;
            keys: {
                keyId: string;
                publicKey: string;
            }[];
        };
        JobsView: {
            /** @enum {boolean} */
            success: true;
            /** Format: int64 */
            workers: number;
            queues: {
                queue: string;
                /** Format: int64 */
                waiting: number;
                /** Format: int64 */
                active: number;
                /** Format: int64 */
                failed: number;
                /** Format: int64 */
                done: number;
                heldUp: {
                    /** Format: int64 */
                    jobs: number;
                    since: string;
                    error: string;
                } | null;
            }[];
            failed: {
                id: string;
                queue: string;
                error: string;
                /** Format: date-time */
                failedAt: string;
            }[];
        };
        OperationDoneView: {
            /** @enum {boolean} */
            success: true;
            message: string;
        };
        DiscardJobRequest: {
            /** @default  */
            reason?: string;
        };
        LogConsumersView: {
            /** @enum {boolean} */
            success: true;
            consumers: {
                name: string;
                /** @enum {string} */
                state: "running" | "stopped" | "never run" | "no worker";
                /** Format: int64 */
                eventsBehind: number;
                error: string | null;
            }[];
        };
        FindPersonRequest: {
            whom: string;
        };
        FoundPersonView: {
            /** @enum {boolean} */
            success: true;
            person: {
                pseudonym: string;
                kept: {
                    [key: string]: number;
                };
                things: {
                    /** @enum {string} */
                    kind: "report" | "affiliate" | "organization" | "admin";
                    name: string;
                    status: string;
                }[];
                /** Format: int64 */
                keys: number;
                /** Format: int64 */
                erasedBefore: number;
                objections: string[];
            };
        };
        ExportPersonRequest: {
            whom: string;
            reason: string;
        };
        ExportedPersonView: {
            /** @enum {boolean} */
            success: true;
            about: string;
            kept: {
                [key: string]: unknown[];
            };
        };
        ErasePersonRequest: {
            whom: string;
            reason: string;
            /** @default  */
            confirmation?: string;
            /** @default false */
            evenUnfinished?: boolean;
        };
        ErasedPersonView: {
            /** @enum {boolean} */
            success: true;
            message: string;
            /** Format: int64 */
            keys: number;
        };
        AdminSession: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            /** Format: date-time */
            expiresAt: string;
            device: string;
            address: string;
            current: boolean;
        };
        SessionsView: {
            /** @enum {boolean} */
            success: true;
            sessions: components["schemas"]["AdminSession"][];
        };
        SessionEndedView: {
            /** @enum {boolean} */
            success: true;
        };
        OthersEndedView: {
            /** @enum {boolean} */
            success: true;
            /** Format: int64 */
            ended: number;
        };
        AdminActionsView: {
            /** @enum {boolean} */
            success: true;
            /** Format: int64 */
            total: number;
            actions: {
                id: string;
                at: string;
                admin: string;
                action: string;
                summary: string;
                reason: string | null;
            }[];
        };
        AdminsView: {
            /** @enum {boolean} */
            success: true;
            admins: {
                /** Format: uuid */
                adminId: string;
                username: string;
                /** @enum {string} */
                role: "admin" | "auditor";
                /** @enum {string} */
                status: "active" | "revoked";
                reason: string | null;
                secondFactor: boolean;
                isYou: boolean;
            }[];
        };
        CreateAdminRequest: {
            username: string;
            /** @enum {string} */
            role: "admin" | "auditor";
            password?: string | null;
        };
        AdminCreatedView: {
            /** @enum {boolean} */
            success: true;
            message: string;
            password: string | null;
        };
        RevokeAdminRequest: {
            reason: string;
        };
        AdminChangedView: {
            /** @enum {boolean} */
            success: true;
            message: string;
        };
        ChangeAdminRoleRequest: {
            /** @enum {string} */
            role: "admin" | "auditor";
            reason: string;
        };
        LoginRequest: {
            username: string;
            password: string;
            code?: string;
        };
        AdminUser: {
            username: string;
            isAdmin: boolean;
            /** @enum {string} */
            role: "admin" | "auditor";
            secondFactor: boolean;
        };
        LoginView: {
            /** @enum {boolean} */
            success: true;
            user: components["schemas"]["AdminUser"];
            /** @enum {string} */
            message: "Login successful";
        };
        LogoutView: {
            /** @enum {boolean} */
            success: true;
            /** @enum {string} */
            message: "Logged out";
        };
        UserView: {
            /** @enum {boolean} */
            success: true;
            user: components["schemas"]["AdminUser"];
        };
        ConfirmRequest: {
            password: string;
            code?: string;
        };
        ConfirmView: {
            /** @enum {boolean} */
            success: true;
        };
        UpdateCredentialsRequest: {
            currentPassword?: string;
            newUsername?: string;
            newPassword?: string;
            confirmPassword?: string;
        };
        UpdateCredentialsView: {
            /** @enum {boolean} */
            success: true;
            /** @enum {string} */
            message: "Credentials updated successfully";
        };
        SecondFactorView: {
            /** @enum {boolean} */
            success: true;
            enabled: boolean;
            /** Format: int64 */
            recoveryCodesLeft: number;
        };
        EnrolmentView: {
            /** @enum {boolean} */
            success: true;
            secret: string;
            otpauthUri: string;
        };
        ActivateSecondFactorRequest: {
            code: string;
        };
        RecoveryCodesView: {
            /** @enum {boolean} */
            success: true;
            recoveryCodes: string[];
        };
        SecondFactorDisabledView: {
            /** @enum {boolean} */
            success: true;
        };
        SettingsView: {
            /** @enum {boolean} */
            success: true;
            settings: {
                /** Format: int64 */
                id: number;
                key: string;
                value: string;
            }[];
        };
        ChangeSettingsRequest: {
            BUYER_REPORT_PRICE?: string;
            PREMIUM_PRICE?: string;
            maintenance_mode?: string;
            SOCIAL_PROOF_ENABLED?: string;
            SOCIAL_PROOF_INTERVAL?: string;
            SOCIAL_PROOF_DURATION?: string;
            SOCIAL_PROOF_POSITION?: string;
            SOCIAL_PROOF_MESSAGE?: string;
            CLAIM_TRUST?: string;
            CLAIM_SPEED?: string;
            CLAIM_ACCURACY?: string;
            CLAIM_STATES?: string;
            CLAIM_SAVINGS?: string;
            CLAIM_TESTIMONIAL_1?: string;
            CLAIM_TESTIMONIAL_2?: string;
            TESTIMONIAL_1_EN_WORDS?: string;
            TESTIMONIAL_1_EN_NAME?: string;
            TESTIMONIAL_1_EN_PLACE?: string;
            TESTIMONIAL_1_ES_WORDS?: string;
            TESTIMONIAL_1_ES_NAME?: string;
            TESTIMONIAL_1_ES_PLACE?: string;
            TESTIMONIAL_2_EN_WORDS?: string;
            TESTIMONIAL_2_EN_NAME?: string;
            TESTIMONIAL_2_EN_PLACE?: string;
            TESTIMONIAL_2_ES_WORDS?: string;
            TESTIMONIAL_2_ES_NAME?: string;
            TESTIMONIAL_2_ES_PLACE?: string;
            reason?: string | null;
        };
        SettingsSavedView: {
            /** @enum {boolean} */
            success: true;
            settings: {
                /** Format: int64 */
                id: number;
                key: string;
                value: string;
            }[];
            /** @enum {string} */
            message: "Settings saved";
        };
        MaintenanceView: {
            maintenanceMode: boolean;
        };
        PixelIdView: {
            /** @enum {boolean} */
            success: true;
            pixelId: string | null;
        };
        PublicPriceView: {
            /** @enum {boolean} */
            success: true;
            /** Format: int64 */
            amountCents: number;
            /** Format: int64 */
            premiumCents: number;
        };
        SimulatedCardRequest: {
            clientSecret: string;
            nameOnCard: string;
            cardNumber: string;
            expiration: string;
            cvc: string;
            authenticated?: boolean;
        };
        SimulatedCardView: {
            /** @enum {boolean} */
            success: true;
            /** @enum {string} */
            status: "succeeded" | "processing" | "requires-action";
        };
        CreateDemoReportRequest: {
            address: string;
            city: string;
            state: string;
            zipCode: string;
            price: number;
            downPaymentPercent: number;
            /** @enum {string} */
            propertyType: "Single Family" | "single-family" | "condo" | "townhouse" | "multi-family" | "new-construction" | "vacant-land" | "commercial" | "industrial" | "mixed-use" | "mobile-home" | "farm-ranch" | "co-op";
            /** @enum {string} */
            buyerType: "First-time Homebuyer" | "first-time" | "financing" | "cash";
            /** @enum {string} */
            loanType: "FHA" | "Conventional" | "VA" | "USDA" | "Cash";
        };
        DemoReportCreatedView: {
            /** @enum {boolean} */
            success: true;
            /** Format: int64 */
            reportId: number;
            /** @enum {string} */
            status: "draft";
            property: {
                address: string;
                city: string;
                state: string;
                zipCode: string;
                price: number;
                downPaymentPercent: number;
                /** @enum {string} */
                propertyType: "Single Family";
                /** @enum {string} */
                buyerType: "First-time Homebuyer";
                /** @enum {string} */
                loanType: "Conventional";
            };
        };
        ProcessDemoReportRequest: {
            paymentIntentId: string;
        };
        DemoReportStartedView: {
            /** @enum {boolean} */
            success: true;
            /** Format: int64 */
            reportId: number;
        };
        StateGuidesView: {
            /** @enum {string} */
            language: "en" | "es";
            /** Format: date */
            asOf: string;
            /** Format: int64 */
            priceCents: number;
            states: {
                state: string;
                name: string;
                slugs: {
                    en: string;
                    es: string;
                };
                county: string;
                /** Format: int64 */
                closingCostsCents: number;
                /** Format: int64 */
                buyerTaxCents: number;
                /** Format: int64 */
                sellerTaxCents: number;
            }[];
        };
        StateGuideView: {
            state: string;
            name: string;
            slugs: {
                en: string;
                es: string;
            };
            /** @enum {string} */
            language: "en" | "es";
            /** Format: date */
            asOf: string;
            /** Format: date */
            collectedOn: string;
            purchase: {
                /** Format: int64 */
                priceCents: number;
                downPaymentPercent: number;
                /** @enum {string} */
                loanType: "Conventional";
                /** Format: int64 */
                loanAmountCents: number;
                /** Format: int64 */
                downPaymentCents: number;
                county: string;
            };
            totals: {
                /** Format: int64 */
                closingCostsCents: number;
                /** Format: int64 */
                likelyLowCents: number;
                /** Format: int64 */
                likelyHighCents: number;
                /** Format: int64 */
                cashToCloseCents: number;
            };
            groups: {
                /** @enum {string} */
                group: "law" | "lender" | "custom" | "negotiable" | "choice" | "sometimes";
                /** Format: int64 */
                buyerCents: number;
                lines: {
                    key: string;
                    name: string;
                    /** @enum {string} */
                    payer: "buyer" | "seller" | "buyer-and-seller" | "buyer-and-lender" | "nobody";
                    /** @enum {string|null} */
                    payerBy: "statute" | "custom" | null;
                    /** Format: int64 */
                    buyerCents: number;
                    /** Format: int64 */
                    lowCents: number;
                    /** Format: int64 */
                    highCents: number;
                    /** Format: int64 */
                    sellerCents: number;
                    /** Format: int64 */
                    lenderCents: number;
                    exact: boolean;
                    working: string;
                    sourceId: string;
                }[];
            }[];
            noTransferTaxSourceId: string | null;
            firstTimeBuyer: {
                /** Format: int64 */
                buyerTaxCents: number;
                /** Format: int64 */
                sellerTaxCents: number;
            } | null;
            /** @enum {string} */
            closedBy: "attorney-customary" | "attorney-required" | "escrow" | "title-company";
            counties: {
                name: string;
                county: string;
                /** Format: int64 */
                buyerTaxCents: number;
                /** Format: int64 */
                sellerTaxCents: number;
                /** Format: int64 */
                recordingCents: number;
                /** Format: int64 */
                closingCostsCents: number;
                propertyTaxPercent: number;
                /** Format: int64 */
                propertyTaxYearlyCents: number;
                /** Format: int64 */
                conformingLimitCents: number;
                /** Format: int64 */
                fhaLimitCents: number;
            }[];
            countyGroups: {
                counties: string[];
                isMost: boolean;
                /** Format: int64 */
                buyerTaxCents: number;
                /** Format: int64 */
                sellerTaxCents: number;
                /** Format: int64 */
                recordingCents: number;
                sourceIds: string[];
            }[];
            cities: {
                city: string;
                county: string | null;
                /** Format: int64 */
                buyerTaxCents: number;
                /** Format: int64 */
                sellerTaxCents: number;
                /** Format: int64 */
                recordingCents: number;
                sourceIds: string[];
            }[];
            /** Format: int64 */
            loanLimitsYear: number;
            countySourceIds: {
                propertyTax: string[];
                loanLimits: string;
            };
            gaps: string[];
            neighbours: {
                state: string;
                name: string;
                slug: string;
            }[];
            sources: {
                id: string;
                name: string;
                /** @enum {string} */
                nameLanguage: "en" | "es";
                /** @default null */
                caveat: string | null;
                /** Format: uri */
                url: string | null;
                /** Format: date */
                effectiveFrom: string | null;
                /** @enum {string} */
                confidence: "high" | "medium" | "low";
            }[];
        };
        QuickEstimateView: {
            state: string;
            county: string | null;
            /** Format: date */
            asOf: string;
            /** Format: int64 */
            priceCents: number;
            /** @enum {string} */
            loanType: "FHA" | "Conventional" | "VA" | "USDA" | "Cash";
            /** Format: int64 */
            loanAmountCents: number;
            /** Format: int64 */
            downPaymentCents: number;
            closingCosts: {
                /** Format: int64 */
                typicalCents: number;
                /** Format: int64 */
                lowCents: number;
                /** Format: int64 */
                highCents: number;
            };
            /** Format: int64 */
            cashToCloseCents: number;
            byLaw: {
                key: string;
                name: string;
                /** @enum {string} */
                payer: "buyer" | "seller" | "buyer-and-seller" | "buyer-and-lender" | "nobody";
                /** Format: int64 */
                typicalCents: number;
                /** Format: int64 */
                lowCents: number;
                /** Format: int64 */
                highCents: number;
                /** Format: int64 */
                sellerCents: number;
                exact: boolean;
                working: string;
            }[];
            groups: {
                /** @enum {string} */
                group: "law" | "lender" | "custom" | "negotiable" | "choice" | "sometimes";
                /** Format: int64 */
                fees: number;
                /** Format: int64 */
                typicalCents: number;
                /** Format: int64 */
                lowCents: number;
                /** Format: int64 */
                highCents: number;
            }[];
            notices: string[];
        };
        SalesStats: {
            /** Format: int64 */
            totalReports: number;
            /** Format: int64 */
            paidReports: number;
            totalRevenue: string;
            /** Format: int64 */
            todayReports: number;
            /** Format: int64 */
            averageOrderCents: number | null;
        };
        AdminStatsView: {
            /** @enum {boolean} */
            success: true;
            stats: components["schemas"]["SalesStats"];
        };
        SalesTrendView: {
            /** @enum {boolean} */
            success: true;
            periods: {
                /** Format: date */
                from: string;
                /** Format: int64 */
                reports: number;
                /** Format: int64 */
                paidReports: number;
                /** Format: int64 */
                revenueCents: number;
            }[];
        };
        SignupRequest: {
            name: string;
            email: string;
            website?: string | null;
            /** @default false */
            isHarMember?: boolean;
            harMemberId?: string | null;
            organizationTag?: string | null;
            organizationMemberId?: string | null;
            /** @enum {boolean} */
            acceptTerms?: true;
        };
        AffiliateMessageView: {
            /** @enum {boolean} */
            success: true;
            message: string;
        };
        SendLinkRequest: {
            email: string;
        };
        NotMeRequest: {
            token: string;
        };
        Affiliate: {
            id: string;
            name: string;
            email: string;
            website: string | null;
            referralCode: string;
            referralLink: string;
            spanishReferralLink: string;
            /** Format: int64 */
            totalReferrals: number;
            /** Format: int64 */
            monthlyReferrals: number;
            totalEarnings: number;
            /** Format: int64 */
            customRate: number | null;
            /** Format: int64 */
            commissionRate: number;
            active: boolean;
            isMasterAccount: boolean;
            isOrganizationMember: boolean;
            isHarMember: boolean;
            harMemberId: string | null;
            organizationTag: string | null;
            organizationMemberId: string | null;
            membershipRejectedBy: string | null;
            /** @enum {string|null} */
            organizationStatus: "waiting" | "approved" | null;
            stripeOnboardingComplete: boolean;
        };
        AffiliateDashboardView: {
            /** @enum {boolean} */
            success: true;
            message: string;
            affiliate: components["schemas"]["Affiliate"];
        };
        CommissionMonth: {
            month: string;
            /** Format: int64 */
            referralCount: number;
            totalCommission: number;
        };
        CommissionSummary: {
            totalEarnings: number;
            monthlyBreakdown: components["schemas"]["CommissionMonth"][];
            currentMonth: components["schemas"]["CommissionMonth"];
            /** Format: int64 */
            totalMonths: number;
            payoutEligible: boolean;
            minimumThreshold: number;
            amountUntilPayout: number;
        };
        CommissionSummaryView: {
            /** @enum {boolean} */
            success: true;
            commissionSummary: components["schemas"]["CommissionSummary"];
        };
        LinkVisits: {
            /** Format: date */
            since: string | null;
            /** Format: int64 */
            total: number;
            /** Format: int64 */
            days: number;
            /** Format: int64 */
            lately: number;
            /** Format: int64 */
            sales: number;
            conversionPercent: number | null;
            byDay: {
                /** Format: date */
                day: string;
                /** Format: int64 */
                visits: number;
            }[];
        };
        LinkVisitsView: {
            /** @enum {boolean} */
            success: true;
            visits: components["schemas"]["LinkVisits"];
        };
        NewAffiliate: {
            name: string;
            referralCode: string;
            referralLink: string;
            isMasterAccount: boolean;
            organizationTag: string | null;
            /** @enum {string|null} */
            organizationStatus: "waiting" | "approved" | null;
            stripeOnboardingComplete: boolean;
        };
        AffiliateOnboardView: {
            /** @enum {boolean} */
            success: true;
            message: string;
            affiliate: components["schemas"]["NewAffiliate"];
        };
        AffiliateSale: {
            /** Format: date-time */
            soldAt: string;
            /** Format: int64 */
            amountCents: number;
            /** Format: int64 */
            givenBackCents: number;
            /** Format: int64 */
            commissionCents: number;
            /** @enum {string} */
            state: "pending" | "confirmed" | "disputed" | "reversed";
            /** Format: date */
            confirmedFrom: string | null;
        };
        AffiliateSalesView: {
            /** @enum {boolean} */
            success: true;
            sales: components["schemas"]["AffiliateSale"][];
            /** Format: int64 */
            total: number;
        };
        StripeOnboardRequest: {
            affiliateId?: string | null;
            returnUrl: string;
            refreshUrl: string;
        };
        StripeOnboardView: {
            /** @enum {boolean} */
            success: true;
            message: string;
            onboardingUrl: string;
        };
        LedgerAccountsView: {
            /** @enum {boolean} */
            success: true;
            /** Format: date-time */
            asOf: string | null;
            /** Format: int64 */
            total: number;
            accounts: {
                /** @enum {string} */
                kind: "affiliate" | "organization" | "buyers" | "provider-fees" | "house" | "in-transit" | "paid-out";
                label: string;
                name: string | null;
                /** Format: int64 */
                entries: number;
                /** Format: int64 */
                balanceCents: number;
                /** Format: int64 */
                disputedCents: number;
            }[];
            paymentId: string | null;
        };
        TrialBalance: {
            /** Format: int64 */
            entries: number;
            /** Format: int64 */
            cashCents: number;
            /** Format: int64 */
            providerFeesCents: number;
            /** Format: int64 */
            affiliatesCents: number;
            /** Format: int64 */
            organizationsCents: number;
            /** Format: int64 */
            houseCents: number;
            /** Format: int64 */
            inTransitCents: number;
            /** Format: int64 */
            paidOutCents: number;
            /** Format: int64 */
            differenceCents: number;
        };
        TrialBalanceView: {
            /** @enum {boolean} */
            success: true;
            /** Format: date-time */
            asOf: string | null;
            trialBalance: components["schemas"]["TrialBalance"];
        };
        LedgerEntry: {
            /** Format: int64 */
            number: number;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "sale" | "reversal" | "restoration" | "forfeiture" | "correction" | "provider-fee" | "payout" | "payout-paid" | "payout-failed" | "payout-reversed";
            /** Format: int64 */
            cents: number;
            /** Format: int64 */
            balanceCents: number;
            paymentId: string | null;
            runId: string | null;
            stream: string;
            /** Format: int64 */
            version: number;
            /** Format: uuid */
            eventId: string;
        };
        AccountView: {
            /** @enum {boolean} */
            success: true;
            payee: {
                /** @enum {string} */
                kind: "affiliate" | "organization" | "general";
                label: string;
            };
            /** Format: date-time */
            asOf: string | null;
            /** Format: int64 */
            balanceCents: number;
            /** Format: int64 */
            disputedCents: number;
            /** Format: int64 */
            total: number;
            before: {
                /** Format: int64 */
                entries: number;
                /** Format: int64 */
                balanceCents: number;
            };
            rateChanges: {
                /** Format: date-time */
                at: string;
                /** Format: int64 */
                ratePercent: number;
                /** Format: uuid */
                eventId: string;
            }[];
            entries: components["schemas"]["LedgerEntry"][];
            months: {
                month: string;
                /** Format: int64 */
                sales: number;
                /** Format: int64 */
                cents: number;
            }[];
        };
        SaleStep: {
            what: string;
            /** Format: date-time */
            at: string;
            by: string;
            stream: string;
            /** Format: int64 */
            version: number;
            /** Format: uuid */
            eventId: string;
            eventType: string;
        };
        ExplainedSaleView: {
            /** @enum {boolean} */
            success: true;
            paymentId: string | null;
            steps: components["schemas"]["SaleStep"][];
        };
        AffiliateListView: {
            /** @enum {boolean} */
            success: true;
            affiliates: {
                id: string;
                /** Format: int64 */
                version: number;
                name: string;
                email: string;
                website: string | null;
                referralCode: string;
                /** Format: int64 */
                totalReferrals: number;
                /** Format: int64 */
                monthlyReferrals: number;
                totalEarnings: number;
                /** Format: int64 */
                customRate: number | null;
                /** Format: int64 */
                commissionRate: number;
                active: boolean;
                /** @enum {string} */
                status: "active" | "inactive" | "terminated";
                /** @enum {string} */
                label: "Top Performer" | "Active" | "New";
                isMasterAccount: boolean;
                isOrganizationMember: boolean;
                isHarMember: boolean;
                harMemberId: string | null;
                organizationTag: string | null;
                organizationMemberId: string | null;
                stripeOnboardingComplete: boolean;
                /** Format: date-time */
                registeredAt: string;
            }[];
            /** Format: int64 */
            total: number;
            summary: {
                /** Format: int64 */
                totalAffiliates: number;
                /** Format: int64 */
                monthlyReferrals: number;
                totalCommissions: number;
            };
        };
        AffiliateActivityView: {
            /** @enum {boolean} */
            success: true;
            activity: {
                id: string;
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                kind: "sign-up" | "sale" | "rate-change";
                name: string | null;
                referralCode: string;
                summary: string;
            }[];
        };
        EarningsTrendView: {
            /** @enum {boolean} */
            success: true;
            periods: {
                /** Format: date */
                from: string;
                /** Format: int64 */
                commissionCents: number;
                /** Format: int64 */
                overrideCents: number;
            }[];
        };
        CreateAffiliateRequest: {
            name: string;
            email: string;
            website?: string | null;
        };
        AffiliateCreatedView: {
            /** @enum {boolean} */
            success: true;
            message: string;
            affiliate: {
                id: string;
                referralCode: string;
            };
        };
        EditAffiliateRequest: {
            name: string;
            email: string;
            website?: string | null;
            active?: boolean;
            reason?: string | null;
        };
        AffiliateChangedView: {
            /** @enum {boolean} */
            success: true;
            message: string;
        };
        CommissionRateRequest: {
            /** Format: int32 */
            rate: number;
            reason?: string | null;
        };
        MembershipRequest: {
            organizationTag: string | null;
            memberId?: string | null;
            reason: string;
        };
        TerminateAffiliateRequest: {
            reason: string;
        };
        DeleteAffiliateRequest: {
            reason?: string | null;
        };
        LedgerIntegrityView: {
            /** @enum {boolean} */
            success: true;
            seal: {
                /** Format: int64 */
                number: number;
                /** Format: int64 */
                sealedFacts: number;
                chainHash: string;
                /** Format: date-time */
                sealedAt: string;
            } | null;
            verification: {
                running: boolean;
                last: {
                    /** @enum {string} */
                    outcome: "clean" | "differs" | "failed";
                    lines: string[];
                    /** Format: date-time */
                    at: string;
                } | null;
            };
        };
        VerificationRequestedView: {
            /** @enum {boolean} */
            success: true;
            message: string;
        };
        ProblemView: {
            type: string;
            title: string;
            /** Format: int64 */
            status: number;
            /** @enum {boolean} */
            success: false;
            message: string;
            /** @enum {string} */
            code?: "administration.admin-active" | "administration.admin-only" | "administration.admin-revoked" | "administration.admin-unknown" | "administration.confirmation-required" | "administration.consumer-running" | "administration.consumer-unknown" | "administration.current-password-missing" | "administration.discard-reason-missing" | "administration.invalid-credentials" | "administration.last-admin" | "administration.job-not-failed" | "administration.limit-invalid" | "administration.no-changes" | "administration.own-account" | "administration.password-common" | "administration.password-long" | "administration.password-mismatch" | "administration.password-short" | "administration.reason-invalid" | "administration.role-unknown" | "administration.second-factor-off" | "administration.second-factor-on" | "administration.second-factor-required" | "administration.second-factor-unknown" | "administration.second-factor-unproved" | "administration.second-factor-wrong" | "administration.setting-invalid" | "administration.setting-unknown" | "administration.username-invalid" | "administration.username-taken" | "administration.wrong-password" | "affiliation.affiliate-changed" | "affiliation.affiliate-deleted" | "affiliation.affiliate-id-taken" | "affiliation.affiliate-terminated" | "affiliation.affiliate-unknown" | "affiliation.code-invalid" | "affiliation.code-taken" | "affiliation.correction-invalid" | "affiliation.correction-reference-taken" | "affiliation.date-invalid" | "affiliation.email-barred" | "affiliation.email-taken" | "affiliation.import-file-invalid" | "affiliation.import-mapping-invalid" | "affiliation.import-row-invalid" | "affiliation.link-ended" | "affiliation.link-invalid" | "affiliation.master-membership" | "affiliation.not-a-member" | "affiliation.organization-missing" | "affiliation.organization-unknown" | "affiliation.other-affiliate" | "affiliation.payee-missing" | "affiliation.payee-unknown" | "affiliation.rate-invalid" | "affiliation.reason-missing" | "affiliation.sale-unknown" | "affiliation.sale-without-amount" | "affiliation.seal-invalid" | "affiliation.sign-up-earns" | "affiliation.split-policy-unknown" | "billing.amount-invalid" | "billing.card-declined" | "billing.intent-unknown" | "billing.payment-disputed" | "billing.payment-mismatch" | "billing.payment-open" | "billing.payment-unknown" | "billing.payout-account-missing" | "billing.return-address-foreign" | "billing.premium-paid" | "billing.premium-unavailable" | "billing.refund-amount-invalid" | "billing.refund-exceeds-left" | "billing.refund-outdated" | "billing.refund-reason-missing" | "billing.set-aside-reason-missing" | "billing.set-aside-unknown" | "billing.refund-refused" | "billing.refund-unpaid" | "billing.provider-absent" | "billing.report-paid" | "closing-costs.guide-unknown" | "closing-costs.input-invalid" | "closing-costs.language-unknown" | "closing-costs.state-unknown" | "content.files-invalid" | "content.folder-unreadable" | "content.post-unknown" | "mail.not-open" | "organizations.email-taken" | "organizations.invalid-credentials" | "organizations.link-invalid" | "organizations.link-unopened" | "organizations.link-used" | "organizations.note-missing" | "organizations.organization-approved" | "organizations.organization-unknown" | "organizations.other-organization" | "organizations.password-link-invalid" | "organizations.tag-invalid" | "organizations.tag-taken" | "organizations.wrong-password" | "payouts.hold-not-over" | "payouts.lines-open" | "payouts.month-invalid" | "payouts.month-not-over" | "payouts.nobody-payable" | "payouts.approver-unproven" | "payouts.balance-missing" | "payouts.operator-missing" | "payouts.other-provider" | "payouts.reason-missing" | "payouts.run-approved" | "payouts.run-begun" | "payouts.run-busy" | "payouts.run-changed" | "payouts.run-ended" | "payouts.run-not-approved" | "payouts.run-open" | "payouts.run-unknown" | "payouts.same-approver" | "payouts.same-executor" | "payouts.transfer-mismatch" | "payouts.file-unwritable" | "payouts.statement-format-invalid" | "payouts.statement-month-invalid" | "payouts.statement-month-open" | "payouts.statement-unknown" | "payouts.statement-unsealed" | "payouts.tax-year-invalid" | "privacy.erasure-objected" | "privacy.note-names-person" | "privacy.subject-erased" | "privacy.subject-unknown" | "privacy.unconfirmed" | "reporting.address-foreign" | "reporting.address-military" | "reporting.city-outside-county" | "reporting.closed-for-maintenance" | "reporting.county-outside-zip" | "reporting.county-unknown" | "reporting.generation-failed" | "reporting.new-address-spent" | "reporting.mail-address-missing" | "reporting.mail-out-of-turn" | "reporting.order-unknown" | "reporting.person-erased" | "reporting.place-settled" | "reporting.place-territory" | "reporting.purchase-disputed" | "reporting.purchase-refunded" | "reporting.refinement-contradictory" | "reporting.refinement-key-reused" | "reporting.refinement-period-over" | "reporting.refinements-spent" | "reporting.report-erased" | "reporting.report-id-taken" | "reporting.report-unknown" | "reporting.report-unpaid" | "reporting.state-unknown" | "reporting.too-many-misses" | "reporting.version-changed" | "reporting.version-unfinished" | "reporting.zip-contradicts-state";
            /** @description The card provider’s code for why the card was declined, such as insufficient_funds */
            declineCode?: string;
            /** @description For a contradictory refinement: a sentence for each field with a problem */
            problems?: {
                /** @enum {string} */
                field: "address" | "county" | "insideCityLimits" | "priceCents" | "propertyType" | "units" | "hasPool" | "occupancy" | "firstTimeBuyer" | "loanType" | "downPayment" | "interestRateThousandths" | "programFeeFinanced" | "firstVaUse" | "veteranExempt" | "closingDate" | "sellerCreditCents" | "depositCents" | "agentPaidBy" | "hasAssociation" | "hoaMonthlyCents";
                /** @enum {string} */
                reason: "address-foreign" | "address-military" | "place-territory" | "state-unknown" | "zip-contradicts-state" | "city-outside-county" | "county-unknown" | "county-outside-zip" | "price-out-of-range" | "units-of-one-home" | "units-out-of-range" | "loan-not-for-property" | "loan-not-for-use" | "loan-over-limit" | "loan-above-price" | "down-payment-above-price" | "down-payment-too-small" | "no-loan-left" | "cash-has-no-loan" | "rate-out-of-range" | "only-with-va-loan" | "only-with-program-loan" | "date-unknown" | "date-past" | "date-far" | "above-price" | "no-association" | "dues-out-of-range";
                message: string;
                /** Format: int64 */
                limitCents: number | null;
            }[];
            requestId?: string;
        } & {
            [key: string]: unknown;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    checkHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    checkReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not ready */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyView"];
                };
            };
        };
    };
    readMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Metrics */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description There is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    requestReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateReportRequest"];
            };
        };
        responses: {
            /** @description The unpaid report, and the place as far as it was recognized */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateReportView"];
                };
            };
            /** @description We could not find the state in this address. Please include Street, City, State ZIP */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many reports were requested from your network. Please try again in 10 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The site is under renovation: new reports can be ordered again within 24-48 hours. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    confirmReportPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmPlaceRequest"];
            };
        };
        responses: {
            /** @description The report will use these answers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmPlaceView"];
                };
            };
            /** @description ZIP code 77494 is in Fort Bend County or Harris County, not in Dallas County. Please correct the one that is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no report at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This report is already paid, so its place can no longer be changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description Too many requests. Please try again in a minute.
             *
             *     Too many places were changed from your network. Please try again in 60 seconds.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Payments are currently unavailable. Please try again later or contact support. If you have already paid, please do not pay again: your payment is safe, it will be found within minutes once the connection is back, and your report will then be made. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readReportStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportStatusView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no report at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many requests. Please try again in a minute. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Your report cannot be looked up at the moment. If you have already paid, please do not pay again: your payment is safe, it will be found within minutes once the connection is back, and your report will then be made. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readSampleReport: {
        parameters: {
            query?: {
                lang?: "en" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sample */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Lang must be one of en, es */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readSampleReportPdf: {
        parameters: {
            query?: {
                lang?: "en" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sample */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Lang must be one of en, es */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Many PDFs are being written right now. Please try again in 10 seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    findReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindReportsRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindReportsView"];
                };
            };
            /** @description Please enter a valid email address */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many report searches came from your network. Please try again in 10 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Your report cannot be looked up at the moment. If you have already paid, please do not pay again: your payment is safe, it will be found within minutes once the connection is back, and your report will then be made. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no report at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many requests. Please try again in a minute. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Your report cannot be looked up at the moment. If you have already paid, please do not pay again: your payment is safe, it will be found within minutes once the connection is back, and your report will then be made. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readReport: {
        parameters: {
            query?: {
                /** @description An older version of a refined report; the newest version by default */
                version?: string;
                lang?: "en" | "es";
            };
            header?: never;
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no report at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description Too many requests. Please try again in a minute.
             *
             *     Too many reports were opened from your network. Please try again in 60 seconds.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readReportPdf: {
        parameters: {
            query?: {
                /** @description An older version of a refined report; the newest version by default */
                version?: string;
                lang?: "en" | "es";
            };
            header?: never;
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no report at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description Too many requests. Please try again in a minute.
             *
             *     Too many PDFs were requested from your network. Please try again in 10 minutes.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Many PDFs are being written right now. Please try again in 10 seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    refineReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefineReportRequest"];
            };
        };
        responses: {
            /** @description The new version; the URL of the report stays the same */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefineReportView"];
                };
            };
            /** @description A VA loan is not made for vacant land. Please choose another loan, or correct the kind of property */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no report at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This report has changed in the meantime. Please open its newest version and refine that */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description Too many requests. Please try again in a minute.
             *
             *     Too many reports were corrected from your network. Please try again in 10 minutes.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    restoreReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored version; it uses up no refinement */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefineReportView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no report at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This report was refunded, so it can no longer be changed. Its first version stays readable */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description Too many requests. Please try again in a minute.
             *
             *     Too many reports were corrected from your network. Please try again in 10 minutes.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readReportVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All versions, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportVersionsView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no report at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many requests. Please try again in a minute. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readSocialProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without items if the notices are off or there are too few purchases */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialProofView"];
                };
            };
            /** @description Too many pages were opened from your network. Please try again in 60 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                page?: string;
                pageSize?: string;
                search?: string;
                state?: string;
                status?: "all" | "unpaid" | "processing" | "completed" | "failed" | "refunded" | "disputed" | "erased";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderListView"];
                };
            };
            /** @description State must be two letters, such as TX */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listFailedReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedReportsView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the payment or the report */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no order with this id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    mailOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the payment or the report */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailOrderRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderChangedView"];
                };
            };
            /** @description number: Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description You have read-only access: only an admin can do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no order with this id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The link cannot be mailed: No email address is known for this report */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    generateOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the payment or the report */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateOrderRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderChangedView"];
                };
            };
            /** @description This report is not paid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description You have read-only access: only an admin can do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no order with this id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    openPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentIntentRequest"];
            };
        };
        responses: {
            /** @description What the card form needs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntentView"];
                };
            };
            /** @description The premium report is not available for this property. You can buy the basic report. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no report at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This report has already been paid for. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description Too many requests. Please try again in a minute.
             *
             *     Too many payments were started from your network. Please try again in 60 seconds.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Payments are currently unavailable. Please try again later or contact support. If you have already paid, please do not pay again: your payment is safe, it will be found within minutes once the connection is back, and your report will then be made. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    settlePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentSuccessRequest"];
            };
        };
        responses: {
            /** @description Paid, or pending */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSuccessView"];
                };
            };
            /** @description This payment does not belong to this report */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no report at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description Too many requests. Please try again in a minute.
             *
             *     Too many payments were started from your network. Please try again in 60 seconds.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Your payment cannot be checked at the moment. Please do not pay again: it will be found within minutes once the connection is back, and your report will then be made. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readPremium: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What premium costs now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PremiumView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no report at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description Too many payments were started from your network.
             *
             *     Too many payments were started from your network. Please try again in 60 seconds.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Your report cannot be looked up at the moment. If you have already paid, please do not pay again: your payment is safe, it will be found within minutes once the connection is back, and your report will then be made. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    openPremiumPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the card form needs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntentView"];
                };
            };
            /** @description The premium report is not available for this property. You can buy the basic report. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no report at this address, or it is not paid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This report is a premium report already, or it was refunded. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description Too many payments were started from your network.
             *
             *     Too many payments were started from your network. Please try again in 60 seconds.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Payments are currently unavailable. Please try again later or contact support. If you have already paid, please do not pay again: your payment is safe, it will be found within minutes once the connection is back, and your report will then be made. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    refundPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundPaymentRequest"];
            };
        };
        responses: {
            /** @description Refunded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundView"];
                };
            };
            /** @description Enter a reason. It is kept with the refund. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no payment with this id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Only $20.00 of this payment is left to refund */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readVisitors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorsView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    registerOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MasterSetupRequest"];
            };
        };
        responses: {
            /** @description Registered */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MasterSetupView"];
                };
            };
            /** @description All fields are required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This organization tag is already taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many organizations were set up from your network. Please try again in 60 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readRegistrationLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationLinkView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This link does not work. The registration has ended, or the link is incomplete. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    confirmRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmRegistrationRequest"];
            };
        };
        responses: {
            /** @description Confirmed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationLinkMessageView"];
                };
            };
            /** @description New password must be at least 16 characters long */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This link does not work. The registration has ended, or the link is incomplete. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This link was already used. To set another password, log out and request a new password by email. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many registrations were confirmed from your network. Please try again in 10 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    disownRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisownRegistrationRequest"];
            };
        };
        responses: {
            /** @description Erased */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationLinkMessageView"];
                };
            };
            /** @description Token is missing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This link does not work. The registration has ended, or the link is incomplete. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This organization was already approved, so this link can no longer erase it. Please write to us if it is not yours. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many registrations were erased from your network. Please try again in 10 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    signInOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationLoginRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationLoginView"];
                };
            };
            /** @description Please enter your password */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many sign-in attempts. Please try again in 5 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    signOutOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationLogoutView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    confirmOrganizationPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationConfirmRequest"];
            };
        };
        responses: {
            /** @description Confirmed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationConfirmView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The current password is incorrect. Please try again. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many sign-in attempts. Please try again in 5 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readOrganizationSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Itself */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationSessionView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no organization with this tag */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    sendPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordMessageView"];
                };
            };
            /** @description Please enter a valid email address */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many links were requested from your network. Please try again in 10 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    resetOrganizationPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description Set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordMessageView"];
                };
            };
            /** @description New password must be at least 16 characters long */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This link has expired or was already used. Please request a new one. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many passwords were set from your network. Please try again in 10 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    updateOrganizationCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationCredentialsRequest"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationCredentialsView"];
                };
            };
            /** @description New passwords do not match */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The current password is incorrect. Please try again. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many sign-in attempts. Please try again in 5 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    startOrganizationPayoutSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StripeConnectRequest"];
            };
        };
        responses: {
            /** @description Its address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StripeConnectView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description You are signed in as another organization. Sign in as this one to go on.
             *
             *     Enter your password again to continue
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no organization with this tag */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please open the link in our email first. It confirms that this email address is yours. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Payment setup was started too often. Please try again in 60 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Payouts cannot be set up at the moment. Please try again later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    openOrganizationPaymentAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAccountView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Payouts are not set up yet: begin the setup first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The payment account was opened too often. Please try again in 60 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The payment account cannot be opened at the moment. Please try again later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readOrganizationDashboard: {
        parameters: {
            query?: {
                range?: "30" | "90" | "365";
            };
            header?: never;
            path: {
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sums */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationDashboardView"];
                };
            };
            /** @description Range must be 30, 90 or 365 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description You are signed in as another organization. Sign in as this one to go on. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no organization with this tag */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listOrganizationMembers: {
        parameters: {
            query?: {
                page?: string;
                pageSize?: string;
                show?: "all" | "unconfirmed" | "without-sale";
            };
            header?: never;
            path: {
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationMembersView"];
                };
            };
            /** @description Show must be one of all, unconfirmed, without-sale */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description You are signed in as another organization. Sign in as this one to go on. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no organization with this tag */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please open the link in our email first. It confirms that this email address is yours. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    downloadOrganizationMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description You are signed in as another organization. Sign in as this one to go on. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no organization with this tag */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please open the link in our email first. It confirms that this email address is yours. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listOrganizationMonths: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The months */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationMonthsView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description You are signed in as another organization. Sign in as this one to go on. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no organization with this tag */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please open the link in our email first. It confirms that this email address is yours. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    confirmMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tag: string;
                affiliateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirmed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberDecisionView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description You are signed in as another organization. Sign in as this one to go on. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This affiliate is not a member of AUSTIN; load the list of members again */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please open the link in our email first. It confirms that this email address is yours. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    rejectMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tag: string;
                affiliateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectMemberRequest"];
            };
        };
        responses: {
            /** @description Rejected */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberDecisionView"];
                };
            };
            /** @description Please say why they are not your member */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description You are signed in as another organization. Sign in as this one to go on.
             *
             *     Enter your password again to continue
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This affiliate is not a member of AUSTIN; load the list of members again */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please open the link in our email first. It confirms that this email address is yours. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listActiveOrganizations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveOrganizationsView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listOrganizations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrganizationsView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    approveOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tag: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideOrganizationRequest"];
            };
        };
        responses: {
            /** @description Approved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationDecidedView"];
                };
            };
            /** @description Write a note that says what was checked */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no organization with this tag */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The contact has not opened the emailed link yet, so the address may belong to someone else. Approve the organization after they open it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    rejectOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tag: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideOrganizationRequest"];
            };
        };
        responses: {
            /** @description Rejected */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationDecidedView"];
                };
            };
            /** @description Write a note that says what was checked */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no organization with this tag */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This organization was already approved and can no longer be rejected */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listPayoutRuns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRunsView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    preparePayoutRun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreparePayoutRunRequest"];
            };
        };
        responses: {
            /** @description The run */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRunChangedView"];
                };
            };
            /** @description Invalid month. Use YYYY-MM, for example 2026-10. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description You have read-only access: only an admin can do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The run 2026-10 is prepared, and only one run can be open: execute, close or cancel it first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readPayoutRun: {
        parameters: {
            query?: {
                page?: string;
                pageSize?: string;
                only?: "not-paid" | "open" | "requested" | "failed" | "held" | "paid";
            };
            header?: never;
            path: {
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRunView"];
                };
            };
            /** @description Page size must be a whole number from 1 to 500 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no payout run 2026-10 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    approvePayoutRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRunChangedView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description ann prepared the run 2026-10: another person has to approve it
             *
             *     Enter your password again to continue
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no payout run 2026-10 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description A payout run is approved with a second factor: set yours up under Security first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    executePayoutRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRunChangedView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description ann approved the run 2026-10: another person has to execute it
             *
             *     Enter your password again to continue
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no payout run 2026-10 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Another process is executing a payout run: wait until it ends, and check with payouts show */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The payout provider does not answer. Please try again later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    cancelPayoutRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndPayoutRunRequest"];
            };
        };
        responses: {
            /** @description The run */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRunChangedView"];
                };
            };
            /** @description Enter a reason of 1 to 500 characters; it is kept with the run */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no payout run 2026-10 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The run 2026-10 is completed: requested transfers cannot be cancelled */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    closePayoutRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndPayoutRunRequest"];
            };
        };
        responses: {
            /** @description The run */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRunChangedView"];
                };
            };
            /** @description Enter a reason of 1 to 500 characters; it is kept with the run */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no payout run 2026-10 */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description 2 lines of the run 2026-10 have no response from the provider yet: execute it first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readOwnPayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payouts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutOverviewView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readOrganizationPayouts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payouts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutOverviewView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description You are signed in as another organization. Sign in as this one to go on. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no organization with the tag HAR */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listOwnStatements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The months */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementsView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    downloadOwnStatement: {
        parameters: {
            query?: {
                lang?: "en" | "es";
            };
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/pdf": string;
                };
            };
            /** @description Invalid month. Use YYYY-MM, for example 2026-10. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description MAPLE7K4M has no statement for 2026-08: there are no entries until then */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description 2026-11 is not over: its statement is available from 2026-12-01, 01:00 UTC */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listOrganizationStatements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The months */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementsView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description You are signed in as another organization. Sign in as this one to go on. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no organization with the tag HAR */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    downloadOrganizationStatement: {
        parameters: {
            query?: {
                lang?: "en" | "es";
            };
            header?: never;
            path: {
                tag: string;
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/pdf": string;
                };
            };
            /** @description Invalid month. Use YYYY-MM, for example 2026-10. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description You are signed in as another organization. Sign in as this one to go on. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description MAPLE7K4M has no statement for 2026-08: there are no entries until then */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description 2026-11 is not over: its statement is available from 2026-12-01, 01:00 UTC */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listAffiliateStatements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The months */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementsView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    downloadAffiliateStatement: {
        parameters: {
            query?: {
                lang?: "en" | "es";
            };
            header?: never;
            path: {
                id: string;
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/pdf": string;
                };
            };
            /** @description Invalid month. Use YYYY-MM, for example 2026-10. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description MAPLE7K4M has no statement for 2026-08: there are no entries until then */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description 2026-11 is not over: its statement is available from 2026-12-01, 01:00 UTC */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listStatementKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementKeysView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listBlogPosts: {
        parameters: {
            query?: {
                language?: "en" | "es";
                search?: string;
                category?: string;
                tag?: string;
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The header x-total-count has the number of posts on all pages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        slug: string;
                        /** @enum {string} */
                        language: "en" | "es";
                        title: string;
                        excerpt: string;
                        metaDescription: string;
                        author: string;
                        category: string;
                        tags: string[];
                        /** Format: date */
                        publishedAt: string;
                        /** Format: date */
                        updatedAt: string | null;
                        featuredImage: string | null;
                        image: {
                            src: string;
                            alt: string;
                            /** Format: int64 */
                            width: number;
                            /** Format: int64 */
                            height: number;
                        } | null;
                        featured: boolean;
                        translation: string | null;
                        /** Format: int64 */
                        readMinutes: number;
                    }[];
                };
            };
            /** @description Language must be one of en, es */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many posts were read from your network. Please try again in 60 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listBlogCategories: {
        parameters: {
            query?: {
                language?: "en" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description Language must be one of en, es */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many posts were read from your network. Please try again in 60 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listRelatedBlogPosts: {
        parameters: {
            query?: {
                language?: "en" | "es";
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Most closely related first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        slug: string;
                        /** @enum {string} */
                        language: "en" | "es";
                        title: string;
                        excerpt: string;
                        metaDescription: string;
                        author: string;
                        category: string;
                        tags: string[];
                        /** Format: date */
                        publishedAt: string;
                        /** Format: date */
                        updatedAt: string | null;
                        featuredImage: string | null;
                        image: {
                            src: string;
                            alt: string;
                            /** Format: int64 */
                            width: number;
                            /** Format: int64 */
                            height: number;
                        } | null;
                        featured: boolean;
                        translation: string | null;
                        /** Format: int64 */
                        readMinutes: number;
                    }[];
                };
            };
            /** @description Language must be one of en, es */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Post not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many posts were read from your network. Please try again in 60 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readBlogPost: {
        parameters: {
            query?: {
                language?: "en" | "es";
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        slug: string;
                        /** @enum {string} */
                        language: "en" | "es";
                        title: string;
                        excerpt: string;
                        metaDescription: string;
                        author: string;
                        category: string;
                        tags: string[];
                        /** Format: date */
                        publishedAt: string;
                        /** Format: date */
                        updatedAt: string | null;
                        featuredImage: string | null;
                        image: {
                            src: string;
                            alt: string;
                            /** Format: int64 */
                            width: number;
                            /** Format: int64 */
                            height: number;
                        } | null;
                        featured: boolean;
                        translation: string | null;
                        /** Format: int64 */
                        readMinutes: number;
                        content: string;
                        html: string;
                    };
                };
            };
            /** @description Language must be one of en, es */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Post not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many posts were read from your network. Please try again in 60 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jobs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobsView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    retryJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationDoneView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description You have read-only access: only an admin can do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description No failed job has this id. It was already retried or discarded. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    discardJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscardJobRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationDoneView"];
                };
            };
            /** @description Say why this job is no longer needed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description No failed job has this id. It was already retried or discarded. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listLogConsumers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogConsumersView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    restartLogConsumer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationDoneView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description You have read-only access: only an admin can do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description No projection or reactor has this name */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description reporting.reports@1 has not stopped */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    findPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindPersonRequest"];
            };
        };
        responses: {
            /** @description The counts and names */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundPersonView"];
                };
            };
            /** @description Enter an email address or a report number */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description You have read-only access: only an admin can do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description No data is stored about this email address. Check the spelling, or enter a report number. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    exportPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportPersonRequest"];
            };
        };
        responses: {
            /** @description The data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportedPersonView"];
                };
            };
            /** @description Give a reason. It is kept in the list of admin actions. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description No data is stored about this email address. Check the spelling, or enter a report number. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    erasePerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasePersonRequest"];
            };
        };
        responses: {
            /** @description Erased */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasedPersonView"];
                };
            };
            /** @description Nothing was erased. To confirm, type the email address or report number exactly as you searched for it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description No data is stored about this email address. Check the spelling, or enter a report number. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Report 4711000000000042 is paid and was not made yet: wait until it is, or refund it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listAdminSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    endAdminSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionEndedView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This session has already ended */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    endOtherAdminSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OthersEndedView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listAdminActions: {
        parameters: {
            query?: {
                page?: string;
                pageSize?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminActionsView"];
                };
            };
            /** @description Page size must be a whole number from 1 to 500 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listAdmins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All accounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminsView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    createAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAdminRequest"];
            };
        };
        responses: {
            /** @description Created */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCreatedView"];
                };
            };
            /** @description Password must be at least 8 characters long */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This username is already taken. Choose another one. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    revokeAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                adminId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeAdminRequest"];
            };
        };
        responses: {
            /** @description Revoked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminChangedView"];
                };
            };
            /** @description Give the reason in one line of at most 500 characters */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no admin with this name. `admin list` shows all admins. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This is the last admin. Create another one first, so that someone can still change settings. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    changeAdminRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                adminId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAdminRoleRequest"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminChangedView"];
                };
            };
            /** @description Give the reason in one line of at most 500 characters */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no admin with this name. `admin list` shows all admins. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This is the last admin. Create another one first, so that someone can still change settings. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    signInAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginView"];
                };
            };
            /** @description Please enter your password */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many sign-in attempts. Please try again in 5 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    signOutAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoutView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readAdminUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The admin */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    confirmPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmRequest"];
            };
        };
        responses: {
            /** @description Confirmed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The current password is incorrect. Please try again. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many sign-in attempts. Please try again in 5 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    updateAdminCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCredentialsRequest"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateCredentialsView"];
                };
            };
            /** @description New password and confirmation do not match */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The current password is incorrect. Please try again. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This username is already taken. Choose another one. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many sign-in attempts. Please try again in 5 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second factor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    enrolSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrolmentView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The second factor is already on. Turn it off before you set up another app. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    activateSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivateSecondFactorRequest"];
            };
        };
        responses: {
            /** @description The recovery codes, which are shown only in this response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description This code is wrong or was already used. Enter the code that the app shows now.
             *
             *     Enter your password again to continue
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Add the key to your authenticator app first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many codes were tried. Please try again in 60 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recovery codes, which are shown only in this response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The second factor is off. Set it up first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    disableSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorDisabledView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This admin was revoked. Use `admin reinstate` to restore the account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price in cents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSettingsRequest"];
            };
        };
        responses: {
            /** @description All settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsSavedView"];
                };
            };
            /** @description Price must be between $0.50 and $1,000.00 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listSettingsForClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price in cents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsView"];
                };
            };
            /** @description Please sign in */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readMaintenance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Browsers poll this every minute */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readPixelId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Null without a pixel, and for a browser that sends Global Privacy Control (Sec-GPC: 1) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixelIdView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readReportPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices in cents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicPriceView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    confirmSimulatedCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                intentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulatedCardRequest"];
            };
        };
        responses: {
            /** @description What the card did */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulatedCardView"];
                };
            };
            /** @description Your card number is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Your card was declined. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such payment */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Your payment cannot be checked at the moment. Please do not pay again: it will be found within minutes once the connection is back, and your report will then be made. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    receiveStripeWebhook: {
        parameters: {
            query?: never;
            header?: {
                "stripe-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        received: true;
                    };
                };
            };
            /** @description This is not a message from Stripe: its signature is missing, wrong or too old */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The service is briefly unavailable. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    createDemoReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDemoReportRequest"];
            };
        };
        responses: {
            /** @description The demo report and its home */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoReportCreatedView"];
                };
            };
            /** @description Price must be a number */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many demo reports were created from your network. Please try again in 10 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    processDemoReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcessDemoReportRequest"];
            };
        };
        responses: {
            /** @description Generation has started or is complete; see the status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoReportStartedView"];
                };
            };
            /** @description Payment intent id is not valid: a demo only accepts simulated payments, such as demo_1 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no demo report at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many demo reports were processed from your network. Please try again in 10 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listStateGuides: {
        parameters: {
            query?: {
                lang?: "en" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateGuidesView"];
                };
            };
            /** @description Lang must be one of en, es */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many guides were requested from your network. Please try again in 60 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readStateGuide: {
        parameters: {
            query?: {
                lang?: "en" | "es";
            };
            header?: never;
            path: {
                /** @description Two letters, or the slug of its page in that language */
                state: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The guide */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateGuideView"];
                };
            };
            /** @description Lang must be one of en, es */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such state. Please name one of the 50 states or DC */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many guides were requested from your network. Please try again in 60 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readQuickEstimate: {
        parameters: {
            query: {
                state: string;
                /** @description In dollars */
                price: string;
                county?: string;
                loanType?: "FHA" | "Conventional" | "VA" | "USDA" | "Cash";
                /** @description In dollars; by default the loan type’s usual down payment is assumed */
                loanAmount?: string;
                lang?: "en" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The estimate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuickEstimateView"];
                };
            };
            /** @description Texas has no county named Kings */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many estimates were requested from your network. Please try again in 60 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminStatsView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readSalesTrend: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The periods */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesTrendView"];
                };
            };
            /** @description By must be one of day, week, month */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    signUpAffiliate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupRequest"];
            };
        };
        responses: {
            /** @description Registered */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateMessageView"];
                };
            };
            /** @description Name must be at least 2 characters */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many people have registered from your network. Please try again in 10 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    sendDashboardLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendLinkRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateMessageView"];
                };
            };
            /** @description Please enter a valid email address */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many links were requested from your network. Please try again in 10 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    disownSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotMeRequest"];
            };
        };
        responses: {
            /** @description Erased */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateMessageView"];
                };
            };
            /** @description Token is missing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Invalid or expired dashboard link */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This account has brought sales, so this link no longer erases it. Please write to us if it is not yours. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many sign-ups were erased from your network. Please try again in 10 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    enterAffiliateDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The affiliate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateDashboardView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Invalid or expired dashboard link */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many invalid links were opened from your network. Please try again in 10 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readAffiliateDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The affiliate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateDashboardView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readCommissionsByLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The months */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionSummaryView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Invalid or expired dashboard link */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many invalid links were opened from your network. Please try again in 10 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readCommissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The months */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionSummaryView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readLinkVisits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The visits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkVisitsView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readAffiliateOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateOnboardView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Invalid or expired dashboard link */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many invalid links were opened from your network. Please try again in 10 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    replaceDashboardLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Replaced */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateMessageView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This affiliate was terminated; that cannot be undone */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This affiliate was deleted */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description You have replaced the link several times. Please try again in 60 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    signOutAffiliate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateMessageView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This request comes from another website and was not carried out */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listOwnSales: {
        parameters: {
            query?: {
                page?: string;
                pageSize?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateSalesView"];
                };
            };
            /** @description Page size must be a whole number from 1 to 100 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    downloadOwnSales: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    startAffiliatePayoutSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StripeOnboardRequest"];
            };
        };
        responses: {
            /** @description Its address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StripeOnboardView"];
                };
            };
            /** @description The provider may lead back to our own pages only */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This is the account of another affiliate */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description You have started the payout setup many times. Please try again in 60 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Payouts cannot be set up at the moment. Please try again later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listLedgerAccounts: {
        parameters: {
            query?: {
                asOf?: string;
                search?: string;
                page?: string;
                pageSize?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerAccountsView"];
                };
            };
            /** @description The date must look like 2026-10-31, or like 2026-10-31T18:00Z for a time of day (UTC) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    downloadAffiliateEntries: {
        parameters: {
            query?: {
                asOf?: string;
                from?: string;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, without personal data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The date must look like 2026-10-31, or like 2026-10-31T18:00Z for a time of day (UTC) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no affiliate with the code MAPLE7K4M */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    downloadOrganizationEntries: {
        parameters: {
            query?: {
                asOf?: string;
                from?: string;
            };
            header?: never;
            path: {
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, without personal data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The date must look like 2026-10-31, or like 2026-10-31T18:00Z for a time of day (UTC) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no organization with the tag HAR */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    downloadGeneralEntries: {
        parameters: {
            query?: {
                asOf?: string;
                from?: string;
            };
            header?: never;
            path: {
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, without personal data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The date must look like 2026-10-31, or like 2026-10-31T18:00Z for a time of day (UTC) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no account petty-cash; the general accounts are buyers, provider-fees, house, in-transit, paid-out */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readTrialBalance: {
        parameters: {
            query?: {
                asOf?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialBalanceView"];
                };
            };
            /** @description The date must look like 2026-10-31, or like 2026-10-31T18:00Z for a time of day (UTC) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readAffiliateAccount: {
        parameters: {
            query?: {
                asOf?: string;
                from?: string;
                page?: string;
                pageSize?: string;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries and balance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountView"];
                };
            };
            /** @description The date must look like 2026-10-31, or like 2026-10-31T18:00Z for a time of day (UTC) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no affiliate with the code MAPLE7K4M */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readOrganizationAccount: {
        parameters: {
            query?: {
                asOf?: string;
                from?: string;
                page?: string;
                pageSize?: string;
            };
            header?: never;
            path: {
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries and balance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountView"];
                };
            };
            /** @description The date must look like 2026-10-31, or like 2026-10-31T18:00Z for a time of day (UTC) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no organization with the tag HAR */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readGeneralAccount: {
        parameters: {
            query?: {
                asOf?: string;
                from?: string;
                page?: string;
                pageSize?: string;
            };
            header?: never;
            path: {
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries and balance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountView"];
                };
            };
            /** @description The date must look like 2026-10-31, or like 2026-10-31T18:00Z for a time of day (UTC) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no account petty-cash; the general accounts are buyers, provider-fees, house, in-transit, paid-out */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    explainSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events behind it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplainedSaleView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The books have no sale of the payment pi_1, and no entry with this name */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listAffiliates: {
        parameters: {
            query?: {
                page?: string;
                pageSize?: string;
                search?: string;
                filter?: string;
                sort?: "name" | "email" | "code" | "referrals" | "monthly" | "rate" | "earnings" | "status" | "registered" | "-name" | "-email" | "-code" | "-referrals" | "-monthly" | "-rate" | "-earnings" | "-status" | "-registered";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateListView"];
                };
            };
            /** @description Page size must be a whole number from 1 to 500 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listAffiliateActivity: {
        parameters: {
            query?: {
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateActivityView"];
                };
            };
            /** @description Limit must be a whole number from 1 to 100 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readEarningsTrend: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The periods */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarningsTrendView"];
                };
            };
            /** @description By must be one of day, week, month */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    createAffiliate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAffiliateRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateCreatedView"];
                };
            };
            /** @description Please enter a valid email address */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description You have read-only access: only an admin can do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This email address is already registered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    editAffiliate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change rests on: after another one it is refused with 412 */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditAffiliateRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateChangedView"];
                };
            };
            /** @description Name must be at least 2 characters */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This email address is already registered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This affiliate was deleted */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not saved: Ana Lopez was changed after you opened this. Set the commission rate of Ana Lopez to 30 percent (ben, 2026-11-21 10:00 UTC). Reload to see it, then make your change again if it is still right. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    deleteAffiliate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAffiliateRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateChangedView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    setCommissionRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change rests on: after another one it is refused with 412 */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommissionRateRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateChangedView"];
                };
            };
            /** @description The commission rate must be a whole number from 25 to 40 percent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This affiliate was terminated; that cannot be undone */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This affiliate was deleted */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not saved: Ana Lopez was changed after you opened this. Set the commission rate of Ana Lopez to 30 percent (ben, 2026-11-21 10:00 UTC). Reload to see it, then make your change again if it is still right. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    correctMembership: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change rests on: after another one it is refused with 412 */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateChangedView"];
                };
            };
            /** @description We do not know this organization. Please check its tag, or leave it out. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This affiliate was terminated; that cannot be undone */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This affiliate was deleted */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not saved: Ana Lopez was changed after you opened this. Set the commission rate of Ana Lopez to 30 percent (ben, 2026-11-21 10:00 UTC). Reload to see it, then make your change again if it is still right. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    replaceAffiliateLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateChangedView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description You have read-only access: only an admin can do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This affiliate was terminated; that cannot be undone */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This affiliate was deleted */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    terminateAffiliate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TerminateAffiliateRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateChangedView"];
                };
            };
            /** @description Enter a reason; it is kept with this change */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description This affiliate was deleted */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    readLedgerIntegrity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Seal and verification */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerIntegrityView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    verifyLedger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verification is running */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationRequestedView"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description You have read-only access: only an admin can do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The request headers are too large */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
}
