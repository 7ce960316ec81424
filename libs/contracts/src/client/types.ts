// Generated from openapi.json by scripts/generate.mjs.
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process is alive */
        get: operations["HealthController_health"];
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
        /** Whether the process can take requests */
        get: operations["HealthController_ready"];
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
        /** Metrics for Prometheus: on loopback, or with the bearer token METRICS_TOKEN */
        get: operations["HealthController_read"];
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
        /** Register the property that a report is wanted about */
        post: operations["ReportChainController_create"];
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
        /** How far a report is */
        get: operations["ReportStatusController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/html-report/assets/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The report's stylesheet; its name changes with its content */
        get: operations["HtmlReportController_stylesheet"];
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
        /** The paid report as a page */
        get: operations["HtmlReportController_read"];
        put?: never;
        post?: never;
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
        /** Open the payment of a report; repeated, it gives the same one */
        post: operations["PaymentController_open"];
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
        /** Prompt a look-up of the payment at the provider */
        post: operations["PaymentController_succeed"];
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
        /** Register an organization; it takes part once an admin has approved it */
        post: operations["MasterSetupController_setUp"];
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
        /** Sign in as an organization */
        post: operations["OrganizationSessionController_login"];
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
        /** End the organization's session; also when there is none */
        post: operations["OrganizationSessionController_logout"];
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
        /** Which organization is signed in */
        get: operations["OrganizationSessionController_session"];
        put?: never;
        post?: never;
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
        /** Change the own password; ends all other sessions */
        post: operations["OrganizationCredentialsController_update"];
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
        /** What an organization's members have sold, and what it has earned */
        get: operations["OrganizationDashboardController_show"];
        put?: never;
        post?: never;
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
        /** The organizations that take part */
        get: operations["ActiveOrganizationsController_list"];
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
        /** All organizations, those that wait for approval first */
        get: operations["AdminOrganizationsController_list"];
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
        /** Let an organization take part: it is listed and earns */
        post: operations["AdminOrganizationsController_approve"];
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
        /** Turn an organization away: its tag and address are free again */
        post: operations["AdminOrganizationsController_reject"];
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
        /** All settings */
        get: operations["SettingsController_list"];
        /** Change settings: those that the body names */
        put: operations["SettingsController_change"];
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
        /** All settings, at the address of earlier clients */
        get: operations["SettingsController_listForClient"];
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
        /** Whether the site is closed for maintenance */
        get: operations["PublicSettingsController_maintenance"];
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
        /** What a report costs now */
        get: operations["PublicSettingsController_price"];
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
        /** The id of the ad pixel, if one is configured */
        get: operations["PublicSettingsController_pixelId"];
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
        /** Give a test card for a payment */
        post: operations["SimulatedPaymentsController_confirm"];
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
        /** Tell of an event at Stripe; it only prompts a look-up of the payment */
        post: operations["StripeWebhooksController_receive"];
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
        /** Register as an affiliate; the dashboard link comes by mail */
        post: operations["SignupController_signUp"];
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
        /** Mail the dashboard link again; the same answer for every address */
        post: operations["SignupController_sendAgain"];
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
        /** Erase a sign-up that somebody else made with your address */
        post: operations["SignupController_notMe"];
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
        /** The dashboard behind a secret link; a session begins */
        get: operations["AffiliateDashboardController_enter"];
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
        /** The dashboard of who has opened it by the link before */
        get: operations["AffiliateDashboardController_own"];
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
        /** What the affiliate of a secret link has earned, month by month */
        get: operations["AffiliateDashboardController_commissions"];
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
        /** What you have earned, month by month */
        get: operations["AffiliateDashboardController_ownCommissions"];
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
        /** A new account and what comes next, behind a secret link; a session begins */
        get: operations["AffiliateDashboardController_onboard"];
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
        /** End your link and all sessions at once; a new link is mailed */
        post: operations["AffiliateDashboardController_replaceLink"];
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
        /** End the session; also when there is none */
        post: operations["AffiliateDashboardController_logout"];
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
        /** What buyers paid against the sum of all shares */
        get: operations["LedgerController_trialBalance"];
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
        /** The account of an affiliate, now or as of a day */
        get: operations["LedgerController_affiliate"];
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
        /** The account of an organization, now or as of a day */
        get: operations["LedgerController_organization"];
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
        /** Why a payment was shared as it was; also by intent, or by an entry of the books */
        get: operations["LedgerController_explain"];
        put?: never;
        post?: never;
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
        /** What admins and the operator have done, the newest first */
        get: operations["AuditController_list"];
        put?: never;
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
        /** Sign in to the admin area */
        post: operations["AuthController_login"];
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
        /** End the session; also when there is none */
        post: operations["AuthController_logout"];
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
        /** Who is signed in */
        get: operations["AuthController_user"];
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
        /** Enter the password again, and a code where one is needed, before a dangerous action */
        post: operations["AuthController_confirm"];
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
        /** Change the own username, password or both; ends all other sessions */
        post: operations["CredentialsController_update"];
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
        /** Whether your sign-in needs a code, and how many recovery codes are left */
        get: operations["SecondFactorController_show"];
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
        /** Get a key for your authenticator app; it counts once a code has proved it */
        post: operations["SecondFactorController_enrol"];
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
        /** Turn the second factor on by a code; ends all other sessions */
        post: operations["SecondFactorController_activate"];
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
        /** Get new recovery codes; the ones before work no more */
        post: operations["SecondFactorController_renewRecoveryCodes"];
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
        /** Turn the second factor off; also when it is off */
        post: operations["SecondFactorController_disable"];
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
        /** Affiliates with what they brought and earned: searched, filtered, sorted */
        get: operations["AffiliateListController_list"];
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
        /** Sign-ups, sales and changes of rates, the newest first */
        get: operations["AffiliateListController_activity"];
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
        /** Register an affiliate; the dashboard link is mailed to the address */
        post: operations["AffiliateChangesController_create"];
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
        /** Change name, e-mail and website; deactivate or reactivate */
        put: operations["AffiliateChangesController_edit"];
        post?: never;
        /** End the affiliate for ever and erase what is personal */
        delete: operations["AffiliateChangesController_delete"];
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
        /** Set the commission rate of sales that are paid from now on */
        put: operations["AffiliateChangesController_setRate"];
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
        /** Correct which organization the affiliate belongs to, for sales from now on */
        put: operations["AffiliateChangesController_correctMembership"];
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
        /** Mail a new dashboard link; the ones before end at once */
        post: operations["AffiliateChangesController_replaceLink"];
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
        /** End the affiliate for a breach of the terms: what is unpaid is forfeited */
        post: operations["AffiliateChangesController_terminate"];
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
        /** Where you are signed in, the newest first */
        get: operations["SessionsController_list"];
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
        /** End one of your sessions; the own one too */
        delete: operations["SessionsController_end"];
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
        /** End all your sessions but this one */
        post: operations["SessionsController_endOthers"];
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
        /** Reports, sales and revenue after refunds and lost disputes; today in UTC */
        get: operations["StatisticsController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    HealthController_health: {
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
                    "application/json": {
                        /** @enum {string} */
                        status: "alive";
                    };
                };
            };
        };
    };
    HealthController_ready: {
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
                    "application/json": {
                        ready: boolean;
                        reasons: {
                            [key: string]: string;
                        };
                        attention?: {
                            [key: string]: string;
                        };
                    };
                };
            };
            /** @description Not ready */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ready: boolean;
                        reasons: {
                            [key: string]: string;
                        };
                        attention?: {
                            [key: string]: string;
                        };
                    };
                };
            };
        };
    };
    HealthController_read: {
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
        };
    };
    ReportChainController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    price: number;
                    /** @enum {string} */
                    buyerType: "first-time" | "financing" | "cash";
                    /** @enum {string} */
                    propertyType: "single-family" | "condo" | "townhouse" | "multi-family" | "new-construction" | "vacant-land" | "commercial" | "industrial" | "mixed-use" | "mobile-home" | "farm-ranch";
                    /** @default false */
                    hasPool?: boolean;
                    userEmail?: string | null;
                    /** @default false */
                    emailOptIn?: boolean;
                    agreedToTerms?: boolean;
                    city?: string;
                    state?: string;
                    zipCode?: string;
                    /** @enum {string} */
                    loanType?: "FHA" | "Conventional" | "Cash";
                    referralCode?: string | null;
                    /** @enum {string} */
                    language?: "en" | "es";
                };
            };
        };
        responses: {
            /** @description The report, not paid yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        reportId: number;
                    };
                };
            };
            /** @description We could not find the state in this address. Please include Street, City, State ZIP */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "We could not find the state in this address. Please include Street, City, State ZIP"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description So many reports were begun from your network that we must ask you to wait. Please try again in 10 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "success": false,
                     *       "message": "So many reports were begun from your network that we must ask you to wait. Please try again in 10 minutes."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The site is under renovation: new reports can be ordered again within 24-48 hours. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "success": false,
                     *       "message": "The site is under renovation: new reports can be ordered again within 24-48 hours."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    ReportStatusController_read: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "draft" | "processing" | "completed" | "failed";
                        errorMessage: string | null;
                    };
                };
            };
            /** @description There is no report at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "There is no report at this address"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Too many requests. Please try again in a minute. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "success": false,
                     *       "message": "Too many requests. Please try again in a minute."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    HtmlReportController_stylesheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stylesheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/css": string;
                };
            };
            /** @description There is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "There is nothing at this address"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    HtmlReportController_read: {
        parameters: {
            query?: {
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
            /** @description There is no report at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "There is no report at this address"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Too many requests. Please try again in a minute. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "success": false,
                     *       "message": "Too many requests. Please try again in a minute."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    PaymentController_open: {
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
                "application/json": {
                    premium?: boolean;
                };
            };
        };
        responses: {
            /** @description What the card form needs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        clientSecret: string;
                        paymentIntent: {
                            id: string;
                            amount: number;
                            /** @enum {string} */
                            currency: "usd";
                        };
                        /** @enum {string} */
                        provider: "simulated" | "stripe";
                        publishableKey: string | null;
                        /** @enum {string|null} */
                        placeNotice: "state-unknown" | "post-office-box" | "zip-missing" | "zip-contradicts-state" | "city-unknown" | null;
                    };
                };
            };
            /** @description The premium report is not available yet. You can buy the basic report. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "The premium report is not available yet. You can buy the basic report."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description There is no report at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "There is no report at this address"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description This report has already been paid for. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "success": false,
                     *       "message": "This report has already been paid for."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /**
             * @description Too many requests. Please try again in a minute.
             *
             *     So many payments were begun from your network that we must ask you to wait. Please try again in 60 seconds.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "success": false,
                     *       "message": "So many payments were begun from your network that we must ask you to wait. Please try again in 60 seconds."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Payments are currently unavailable. Please try again later or contact support. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "success": false,
                     *       "message": "Payments are currently unavailable. Please try again later or contact support."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    PaymentController_succeed: {
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
                "application/json": {
                    paymentIntentId: string;
                    referralCode?: string | null;
                };
            };
        };
        responses: {
            /** @description Paid, or pending */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "paid" | "pending";
                    };
                };
            };
            /** @description This payment does not belong to this report */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "This payment does not belong to this report"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description There is no report at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "There is no report at this address"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /**
             * @description Too many requests. Please try again in a minute.
             *
             *     So many payments were begun from your network that we must ask you to wait. Please try again in 60 seconds.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "success": false,
                     *       "message": "So many payments were begun from your network that we must ask you to wait. Please try again in 60 seconds."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Your payment cannot be checked at the moment. Please do not pay again: it will be found within minutes once the connection is back, and your report will then be made. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "success": false,
                     *       "message": "Your payment cannot be checked at the moment. Please do not pay again: it will be found within minutes once the connection is back, and your report will then be made."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    MasterSetupController_setUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    organizationName?: string | null;
                    organizationTag?: string | null;
                    contactEmail?: string | null;
                    contactName?: string | null;
                    loginPassword?: string | null;
                    confirmPassword?: string | null;
                };
            };
        };
        responses: {
            /** @description Registered */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        masterAffiliateId: string;
                        dashboardToken: string;
                        message: string;
                    };
                };
            };
            /** @description All fields are required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "All fields are required"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description This organization tag is already taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "success": false,
                     *       "message": "This organization tag is already taken"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Too many organizations were set up from your network. Please try again in 60 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "success": false,
                     *       "message": "Too many organizations were set up from your network. Please try again in 60 minutes."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    OrganizationSessionController_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        organization: {
                            id: string;
                            tag: string;
                            name: string;
                            contactEmail: string | null;
                            contactName: string | null;
                            /** @enum {string} */
                            status: "waiting" | "approved";
                            dashboardPath: string;
                        };
                        /** @enum {string} */
                        message: "Login successful";
                    };
                };
            };
            /** @description Please enter your password */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "Please enter your password"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Invalid credentials"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Too many sign-in attempts. Please try again in 5 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "success": false,
                     *       "message": "Too many sign-in attempts. Please try again in 5 minutes."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    OrganizationSessionController_logout: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        message: "Logged out";
                    };
                };
            };
        };
    };
    OrganizationSessionController_session: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        organization: {
                            id: string;
                            tag: string;
                            name: string;
                            contactEmail: string | null;
                            contactName: string | null;
                            /** @enum {string} */
                            status: "waiting" | "approved";
                            dashboardPath: string;
                        };
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    OrganizationCredentialsController_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    organizationId?: (string | number) | null;
                    organizationTag?: string | null;
                    currentPassword?: string | null;
                    newPassword?: string | null;
                    confirmPassword?: string | null;
                };
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        message: "Credentials updated successfully";
                    };
                };
            };
            /** @description New passwords do not match */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "New passwords do not match"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The current password is not right. Please try again. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "success": false,
                     *       "message": "The current password is not right. Please try again."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Too many sign-in attempts. Please try again in 5 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "success": false,
                     *       "message": "Too many sign-in attempts. Please try again in 5 minutes."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    OrganizationDashboardController_show: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            tag: string;
                            name: string;
                            /** @enum {string} */
                            status: "waiting" | "approved";
                            totalActiveAgents: number;
                            totalOverrideEarnings: number;
                            currentMonthOverrideEarnings: number;
                            totalReportsSold: number;
                            currentMonthReportsSold: number;
                            topPerformingAgents: {
                                agentName: string;
                                agentEmail: string;
                                organizationMemberId: string | null;
                                reportsSold: number;
                                agentEarnings: number;
                                organizationOverride: number;
                            }[];
                            stripeConnected: boolean;
                            stripeDashboardUrl: string | null;
                        };
                    };
                };
            };
            /** @description range must be 30, 90 or 365 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "range must be 30, 90 or 365"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description You are signed in as another organization. Sign in as this one to go on. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "success": false,
                     *       "message": "You are signed in as another organization. Sign in as this one to go on."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description There is no organization with this tag */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "There is no organization with this tag"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    ActiveOrganizationsController_list: {
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
                    "application/json": {
                        organizations: {
                            name: string;
                            tag: string;
                            dashboardPath: string;
                        }[];
                    };
                };
            };
        };
    };
    AdminOrganizationsController_list: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        organizations: {
                            name: string;
                            tag: string;
                            /** @enum {string} */
                            status: "waiting" | "approved";
                            contactName: string | null;
                            contactEmail: string | null;
                            /** Format: date-time */
                            registeredAt: string;
                            dashboardPath: string;
                        }[];
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    AdminOrganizationsController_approve: {
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
                "application/json": {
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Approved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description Write a note that says what was checked */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "Write a note that says what was checked"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description There is no organization with this tag */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "There is no organization with this tag"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    AdminOrganizationsController_reject: {
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
                "application/json": {
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Rejected */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description Write a note that says what was checked */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "Write a note that says what was checked"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description There is no organization with this tag */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "There is no organization with this tag"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description This organization was approved already and cannot be rejected any more */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "success": false,
                     *       "message": "This organization was approved already and cannot be rejected any more"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    SettingsController_list: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        settings: {
                            id: number;
                            key: string;
                            value: string;
                        }[];
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    SettingsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    BUYER_REPORT_PRICE?: string;
                    maintenance_mode?: string;
                    SOCIAL_PROOF_ENABLED?: string;
                    SOCIAL_PROOF_INTERVAL?: string;
                    SOCIAL_PROOF_DURATION?: string;
                    SOCIAL_PROOF_POSITION?: string;
                    SOCIAL_PROOF_MESSAGE?: string;
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description All settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        settings: {
                            id: number;
                            key: string;
                            value: string;
                        }[];
                        /** @enum {string} */
                        message: "Settings saved";
                    };
                };
            };
            /** @description Price must be between $0.50 and $1,000.00 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "Price must be between $0.50 and $1,000.00"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    SettingsController_listForClient: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        settings: {
                            id: number;
                            key: string;
                            value: string;
                        }[];
                    };
                };
            };
            /** @description Please sign in */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    PublicSettingsController_maintenance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Asked every minute */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        maintenanceMode: boolean;
                    };
                };
            };
        };
    };
    PublicSettingsController_price: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        amountCents: number;
                    };
                };
            };
        };
    };
    PublicSettingsController_pixelId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Null without a pixel */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        pixelId: string | null;
                    };
                };
            };
        };
    };
    SimulatedPaymentsController_confirm: {
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
                "application/json": {
                    clientSecret: string;
                    nameOnCard: string;
                    cardNumber: string;
                    expiration: string;
                    cvc: string;
                    authenticated?: boolean;
                };
            };
        };
        responses: {
            /** @description What the card did */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "succeeded" | "processing" | "requires-action";
                    };
                };
            };
            /** @description Your card number is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "Your card number is invalid."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Your card was declined. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payment Required",
                     *       "status": 402,
                     *       "success": false,
                     *       "message": "Your card was declined."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description There is no such payment */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "There is no such payment"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    StripeWebhooksController_receive: {
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
            /** @description Taken */
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
            /** @description This is no message of Stripe: its signature is missing, wrong or too old */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "This is no message of Stripe: its signature is missing, wrong or too old"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description There is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "There is nothing at this address"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The service is briefly unavailable. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "success": false,
                     *       "message": "The service is briefly unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    SignupController_signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
            };
        };
        responses: {
            /** @description Registered */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description Name must be at least 2 characters */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "Name must be at least 2 characters"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description This email address is already registered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "success": false,
                     *       "message": "This email address is already registered"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description So many people have registered from your network that we must ask you to wait. Please try again in 10 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "success": false,
                     *       "message": "So many people have registered from your network that we must ask you to wait. Please try again in 10 minutes."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    SignupController_sendAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description Please enter a valid email address */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "Please enter a valid email address"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description So many links were asked for from your network that we must ask you to wait. Please try again in 10 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "success": false,
                     *       "message": "So many links were asked for from your network that we must ask you to wait. Please try again in 10 minutes."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    SignupController_notMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Erased */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description Token is missing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "Token is missing"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Invalid or expired dashboard link */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "Invalid or expired dashboard link"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description This account has brought sales, so this link no longer erases it. Please write to us if it is not yours. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "success": false,
                     *       "message": "This account has brought sales, so this link no longer erases it. Please write to us if it is not yours."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description So many sign-ups were erased from your network that we must ask you to wait. Please try again in 10 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "success": false,
                     *       "message": "So many sign-ups were erased from your network that we must ask you to wait. Please try again in 10 minutes."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    AffiliateDashboardController_enter: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        affiliate: {
                            id: string;
                            name: string;
                            email: string;
                            website: string | null;
                            referralCode: string;
                            referralLink: string;
                            totalReferrals: number;
                            monthlyReferrals: number;
                            totalEarnings: number;
                            customRate: number | null;
                            commissionRate: number;
                            active: boolean;
                            isMasterAccount: boolean;
                            isOrganizationMember: boolean;
                            isHarMember: boolean;
                            harMemberId: string | null;
                            organizationTag: string | null;
                            organizationMemberId: string | null;
                            /** @enum {string|null} */
                            organizationStatus: "waiting" | "approved" | null;
                            stripeOnboardingComplete: boolean;
                        };
                    };
                };
            };
            /** @description Invalid or expired dashboard link */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "Invalid or expired dashboard link"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Too many links from your network opened nothing. Please try again in 10 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "success": false,
                     *       "message": "Too many links from your network opened nothing. Please try again in 10 minutes."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    AffiliateDashboardController_own: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        affiliate: {
                            id: string;
                            name: string;
                            email: string;
                            website: string | null;
                            referralCode: string;
                            referralLink: string;
                            totalReferrals: number;
                            monthlyReferrals: number;
                            totalEarnings: number;
                            customRate: number | null;
                            commissionRate: number;
                            active: boolean;
                            isMasterAccount: boolean;
                            isOrganizationMember: boolean;
                            isHarMember: boolean;
                            harMemberId: string | null;
                            organizationTag: string | null;
                            organizationMemberId: string | null;
                            /** @enum {string|null} */
                            organizationStatus: "waiting" | "approved" | null;
                            stripeOnboardingComplete: boolean;
                        };
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description There is no such affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "There is no such affiliate"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    AffiliateDashboardController_commissions: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        commissionSummary: {
                            totalEarnings: number;
                            monthlyBreakdown: {
                                month: string;
                                referralCount: number;
                                totalCommission: number;
                            }[];
                            currentMonth: {
                                month: string;
                                referralCount: number;
                                totalCommission: number;
                            };
                            totalMonths: number;
                            payoutEligible: boolean;
                            /** @enum {number} */
                            minimumThreshold: 100;
                            amountUntilPayout: number;
                        };
                    };
                };
            };
            /** @description Invalid or expired dashboard link */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "Invalid or expired dashboard link"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Too many links from your network opened nothing. Please try again in 10 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "success": false,
                     *       "message": "Too many links from your network opened nothing. Please try again in 10 minutes."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    AffiliateDashboardController_ownCommissions: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        commissionSummary: {
                            totalEarnings: number;
                            monthlyBreakdown: {
                                month: string;
                                referralCount: number;
                                totalCommission: number;
                            }[];
                            currentMonth: {
                                month: string;
                                referralCount: number;
                                totalCommission: number;
                            };
                            totalMonths: number;
                            payoutEligible: boolean;
                            /** @enum {number} */
                            minimumThreshold: 100;
                            amountUntilPayout: number;
                        };
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description There is no such affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "There is no such affiliate"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    AffiliateDashboardController_onboard: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        affiliate: {
                            name: string;
                            referralCode: string;
                            referralLink: string;
                            isMasterAccount: boolean;
                            organizationTag: string | null;
                            /** @enum {string|null} */
                            organizationStatus: "waiting" | "approved" | null;
                            stripeOnboardingComplete: boolean;
                        };
                    };
                };
            };
            /** @description Invalid or expired dashboard link */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "Invalid or expired dashboard link"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Too many links from your network opened nothing. Please try again in 10 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "success": false,
                     *       "message": "Too many links from your network opened nothing. Please try again in 10 minutes."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    AffiliateDashboardController_replaceLink: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description There is no such affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "There is no such affiliate"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The link was replaced several times already. Please try again in 60 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "success": false,
                     *       "message": "The link was replaced several times already. Please try again in 60 minutes."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    AffiliateDashboardController_logout: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
        };
    };
    LedgerController_trialBalance: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** Format: date-time */
                        asOf: string | null;
                        trialBalance: {
                            entries: number;
                            cashCents: number;
                            affiliatesCents: number;
                            organizationsCents: number;
                            houseCents: number;
                            differenceCents: number;
                        };
                    };
                };
            };
            /** @description The date must look like 2026-10-31, or like 2026-10-31T18:00Z for a time of day (UTC) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "The date must look like 2026-10-31, or like 2026-10-31T18:00Z for a time of day (UTC)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    LedgerController_affiliate: {
        parameters: {
            query?: {
                asOf?: string;
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        payee: {
                            /** @enum {string} */
                            kind: "affiliate" | "organization";
                            label: string;
                        };
                        /** Format: date-time */
                        asOf: string | null;
                        balanceCents: number;
                        total: number;
                        entries: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            kind: "sale" | "reversal" | "restoration" | "forfeiture";
                            cents: number;
                            balanceCents: number;
                            paymentId: string | null;
                            stream: string;
                            version: number;
                            /** Format: uuid */
                            eventId: string;
                        }[];
                        months: {
                            month: string;
                            sales: number;
                            cents: number;
                        }[];
                    };
                };
            };
            /** @description The date must look like 2026-10-31, or like 2026-10-31T18:00Z for a time of day (UTC) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "The date must look like 2026-10-31, or like 2026-10-31T18:00Z for a time of day (UTC)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description There is no affiliate with the code MAPLE7K4M */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "There is no affiliate with the code MAPLE7K4M"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    LedgerController_organization: {
        parameters: {
            query?: {
                asOf?: string;
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        payee: {
                            /** @enum {string} */
                            kind: "affiliate" | "organization";
                            label: string;
                        };
                        /** Format: date-time */
                        asOf: string | null;
                        balanceCents: number;
                        total: number;
                        entries: {
                            number: number;
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            kind: "sale" | "reversal" | "restoration" | "forfeiture";
                            cents: number;
                            balanceCents: number;
                            paymentId: string | null;
                            stream: string;
                            version: number;
                            /** Format: uuid */
                            eventId: string;
                        }[];
                        months: {
                            month: string;
                            sales: number;
                            cents: number;
                        }[];
                    };
                };
            };
            /** @description The date must look like 2026-10-31, or like 2026-10-31T18:00Z for a time of day (UTC) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "The date must look like 2026-10-31, or like 2026-10-31T18:00Z for a time of day (UTC)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description There is no organization with the tag HAR */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "There is no organization with the tag HAR"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    LedgerController_explain: {
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
            /** @description The facts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        paymentId: string | null;
                        steps: {
                            what: string;
                            /** Format: date-time */
                            at: string;
                            by: string;
                            stream: string;
                            version: number;
                            /** Format: uuid */
                            eventId: string;
                            eventType: string;
                        }[];
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description There is no sale of the payment pi_1 in the books, and no entry of that name */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "There is no sale of the payment pi_1 in the books, and no entry of that name"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    AuditController_list: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
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
                };
            };
            /** @description pageSize must be a whole number from 1 to 500 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "pageSize must be a whole number from 1 to 500"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    AuthController_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    username: string;
                    password: string;
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        user: {
                            username: string;
                            /** @enum {boolean} */
                            isAdmin: true;
                            secondFactor: boolean;
                        };
                        /** @enum {string} */
                        message: "Login successful";
                    };
                };
            };
            /** @description Please enter your password */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "Please enter your password"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Invalid credentials"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Too many sign-in attempts. Please try again in 5 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "success": false,
                     *       "message": "Too many sign-in attempts. Please try again in 5 minutes."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    AuthController_logout: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        message: "Logged out";
                    };
                };
            };
        };
    };
    AuthController_user: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        user: {
                            username: string;
                            /** @enum {boolean} */
                            isAdmin: true;
                            secondFactor: boolean;
                        };
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    AuthController_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Confirmed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The current password is not right. Please try again. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "success": false,
                     *       "message": "The current password is not right. Please try again."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Too many sign-in attempts. Please try again in 5 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "success": false,
                     *       "message": "Too many sign-in attempts. Please try again in 5 minutes."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    CredentialsController_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword?: string;
                    newUsername?: string;
                    newPassword?: string;
                    confirmPassword?: string;
                };
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        message: "Credentials updated successfully";
                    };
                };
            };
            /** @description New password and confirmation do not match */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "New password and confirmation do not match"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The current password is not right. Please try again. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "success": false,
                     *       "message": "The current password is not right. Please try again."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description This username is already taken: choose another one */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "success": false,
                     *       "message": "This username is already taken: choose another one"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Too many sign-in attempts. Please try again in 5 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "success": false,
                     *       "message": "Too many sign-in attempts. Please try again in 5 minutes."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    SecondFactorController_show: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        enabled: boolean;
                        recoveryCodesLeft: number;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    SecondFactorController_enrol: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        secret: string;
                        otpauthUri: string;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "success": false,
                     *       "message": "Enter your password again to continue"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The second factor is on: turn it off before another app */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "success": false,
                     *       "message": "The second factor is on: turn it off before another app"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    SecondFactorController_activate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description On; the recovery codes, which are shown only now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        recoveryCodes: string[];
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description This code is not right, or was used already. Enter the one that the app shows now. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "success": false,
                     *       "message": "This code is not right, or was used already. Enter the one that the app shows now."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Give the key to your authenticator app first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "success": false,
                     *       "message": "Give the key to your authenticator app first"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Too many codes were tried. Please try again in 60 minutes. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "success": false,
                     *       "message": "Too many codes were tried. Please try again in 60 minutes."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    SecondFactorController_renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes, which are shown only now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        recoveryCodes: string[];
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "success": false,
                     *       "message": "Enter your password again to continue"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The second factor is off: set it up first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "success": false,
                     *       "message": "The second factor is off: set it up first"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    SecondFactorController_disable: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "success": false,
                     *       "message": "Enter your password again to continue"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    AffiliateListController_list: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        affiliates: {
                            id: string;
                            name: string;
                            email: string;
                            website: string | null;
                            referralCode: string;
                            totalReferrals: number;
                            monthlyReferrals: number;
                            totalEarnings: number;
                            customRate: number | null;
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
                        total: number;
                        summary: {
                            totalAffiliates: number;
                            monthlyReferrals: number;
                            totalCommissions: number;
                        };
                    };
                };
            };
            /** @description pageSize must be a whole number from 1 to 500 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "pageSize must be a whole number from 1 to 500"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    AffiliateListController_activity: {
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
                    "application/json": {
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
                };
            };
            /** @description limit must be a whole number from 1 to 100 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "limit must be a whole number from 1 to 100"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    AffiliateChangesController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    email: string;
                    website?: string | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        affiliate: {
                            id: string;
                            referralCode: string;
                        };
                    };
                };
            };
            /** @description Please enter a valid email address */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "Please enter a valid email address"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description This email address is already registered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "success": false,
                     *       "message": "This email address is already registered"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    AffiliateChangesController_edit: {
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
                "application/json": {
                    name: string;
                    email: string;
                    website?: string | null;
                    active?: boolean;
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description Name must be at least 2 characters */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "Name must be at least 2 characters"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description There is no such affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "There is no such affiliate"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description This email address is already registered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "success": false,
                     *       "message": "This email address is already registered"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description This affiliate was deleted */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Gone",
                     *       "status": 410,
                     *       "success": false,
                     *       "message": "This affiliate was deleted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    AffiliateChangesController_delete: {
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
                "application/json": {
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "success": false,
                     *       "message": "Enter your password again to continue"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description There is no such affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "There is no such affiliate"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    AffiliateChangesController_setRate: {
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
                "application/json": {
                    rate: number;
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description The commission rate must be a whole number from 25 to 40 percent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "The commission rate must be a whole number from 25 to 40 percent"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description There is no such affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "There is no such affiliate"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description This affiliate was terminated; that cannot be undone */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "success": false,
                     *       "message": "This affiliate was terminated; that cannot be undone"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description This affiliate was deleted */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Gone",
                     *       "status": 410,
                     *       "success": false,
                     *       "message": "This affiliate was deleted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    AffiliateChangesController_correctMembership: {
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
                "application/json": {
                    organizationTag: string | null;
                    memberId?: string | null;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description We do not know this organization. Please check its tag, or leave it out. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "We do not know this organization. Please check its tag, or leave it out."
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description There is no such affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "There is no such affiliate"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description This affiliate was terminated; that cannot be undone */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "success": false,
                     *       "message": "This affiliate was terminated; that cannot be undone"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description This affiliate was deleted */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Gone",
                     *       "status": 410,
                     *       "success": false,
                     *       "message": "This affiliate was deleted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    AffiliateChangesController_replaceLink: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description There is no such affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "There is no such affiliate"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description This affiliate was terminated; that cannot be undone */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "success": false,
                     *       "message": "This affiliate was terminated; that cannot be undone"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description This affiliate was deleted */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Gone",
                     *       "status": 410,
                     *       "success": false,
                     *       "message": "This affiliate was deleted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    AffiliateChangesController_terminate: {
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
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description Say why: the reason is kept with this change */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "success": false,
                     *       "message": "Say why: the reason is kept with this change"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Enter your password again to continue */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "success": false,
                     *       "message": "Enter your password again to continue"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description There is no such affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "There is no such affiliate"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description This affiliate was deleted */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Gone",
                     *       "status": 410,
                     *       "success": false,
                     *       "message": "This affiliate was deleted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description The request is too large: at most 100 kB are accepted */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "success": false,
                     *       "message": "The request is too large: at most 100 kB are accepted"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description Please send the request as JSON (content-type: application/json) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "success": false,
                     *       "message": "Please send the request as JSON (content-type: application/json)"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    SessionsController_list: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        sessions: {
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
                        }[];
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    SessionsController_end: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
            /** @description This session has ended already */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "success": false,
                     *       "message": "This session has ended already"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    SessionsController_endOthers: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        ended: number;
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
    StatisticsController_show: {
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
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        stats: {
                            totalReports: number;
                            paidReports: number;
                            totalRevenue: string;
                            todayReports: number;
                        };
                    };
                };
            };
            /** @description Please sign in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        /** @enum {boolean} */
                        success: false;
                        message: string;
                        code?: string;
                        requestId?: string;
                    };
                };
            };
        };
    };
}
