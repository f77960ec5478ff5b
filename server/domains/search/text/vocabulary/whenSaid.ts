/**
 * Small words of when and in what order, which say nothing of what is looked for, at the end of a text neither: `after` begins no `After Effects`. Single ones are known as typed, so `lúc` is one.
 * Not `since`, by which somebody may mean `science`.
 */
export const WHEN_SAID: readonly string[] = [
  'after | before | until | till | during | within | later | again | soon | while | once | afterwards | afterward | beforehand | eventually | immediately | upon | later on | as soon as | right after | after that | before that | after this | after which | after finishing | after completing | before going | until then | in the meantime',
  'lúc | ngay | ngay sau | ngay sau khi | ngay khi | ngay lập tức | ngay bây giờ | sau đó | trước đó | trước khi | trước hết | trước tiên | trong khi | trong lúc | trong vòng | trong thời gian | xong rồi | xong thì | rồi sau đó | đến khi | tới khi | cho đến khi | cho tới khi | sau cùng | cuối cùng | đầu tiên | tiếp theo | kế tiếp | lần nữa | mai mốt',
  'còn kỳ | còn đợt | bên mình còn | vừa vừa | chỗ nào | học liền | đi liền | học lẹ | đi lẹ | nhà làm nông | nhà em làm nông | nhà mình làm nông | gia đình làm nông | gia đình em làm nông | bố mẹ làm nông | ba mẹ làm nông | kỳ tới | kì tới | đợt tới | khóa tới | kỳ sau | kỳ này | thi xong | thi xong mới | thi xong rồi | thi tốt nghiệp | thi tốt nghiệp xong | thi đại học xong | xong mới | xong mới đi | đi luôn | học luôn | mà muốn | mà muốn học | mà thích | mà giờ',
];
