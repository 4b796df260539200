const address = /(https?:\/\/[^\s<>"]+)/;

/** Only an address of this very place can be followed: any other is text, whoever wrote it. */
const isOurs = (part: string): boolean => part.startsWith(`${window.location.origin}/`);

/** The text of a mail as plain text. */
export const MailText = ({ text }: { readonly text: string }) =>
  text.split(address).map((part, at) =>
    isOurs(part) ? (
      <a key={at} href={part} target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );
