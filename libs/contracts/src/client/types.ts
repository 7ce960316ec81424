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
        /** Enter the password again, before a dangerous action */
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
}
