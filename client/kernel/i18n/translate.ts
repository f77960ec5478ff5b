/** The ids of every catalogue; the app registers them (client/app/messages/vi.ts), so that the kernel knows no feature. */
export type MessageId = FormatjsIntl.Message extends { ids: infer Id } ? Id & string : string;

export type MessageValues = Readonly<Record<string, string | number | boolean>>;
export type Translate = (id: MessageId, values?: MessageValues) => string;
