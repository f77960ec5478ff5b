/** Small pieces that nearly every public page draws. They come with the frame: in files of their own they cost a page 6 to 12 KB. */
/* oxlint-disable import/no-unassigned-import */
import '../kernel/cards/CardDeadline';
import '../kernel/cards/CardFoot';
import '../kernel/cards/CardHead';
import '../kernel/cards/CardLines';
import '../kernel/cards/CardMoney';
import '../kernel/cards/DeadlineText';
import '../kernel/cards/StatusNote';
import '../kernel/cards/VndNote';
import '../kernel/cards/livingKind';
import '../kernel/cards/pricesIn';
import '../kernel/cards/useIntakeText';
import '../kernel/facts/FactEdition';
import '../kernel/facts/MoneyText';
import '../kernel/facts/VndText';
import '../kernel/format/useFormat';
import '../kernel/page/resultPage';
import '../kernel/ui/Card';
import '../kernel/ui/CheckboxField';
import '../kernel/ui/Chip';
import '../kernel/ui/Field';
import '../kernel/ui/Monogram';
import '../kernel/ui/Skeleton';
import '../kernel/ui/StateMessage';
import '../kernel/vocabulary/messages';
