/**
 * The 48 activities of `career-riasec`, eight of each type. Wording of our own in both languages, not validated: the RIASEC marker scales of Armstrong, Allison
 * and Rounds (2008) are called public domain in their title, but their authors permit noncommercial use alone (docs/decisions/0009), so not one of their items is
 * quoted or translated here. Only their frame is followed: activities, eight a type, rated from 1 to 5.
 */
import { ACTIVITIES_OF_TYPE, INTEREST_TYPES, type InterestType } from './assessments.values.js';

export type Activity = { readonly type: InterestType; readonly text: { readonly vi: string; readonly en: string } };

const OF_TYPE: Readonly<Record<InterestType, readonly (readonly [vi: string, en: string])[]>> = {
  REALISTIC: [
    ['Sửa một chiếc xe đạp hoặc xe máy bị hỏng', 'Repair a bicycle or motorbike that has broken down'],
    ['Trồng và chăm một vườn rau', 'Grow and look after a vegetable garden'],
    ['Tự đóng một cái kệ hoặc cái bàn gỗ', 'Make a shelf or a table out of wood'],
    ['Điều khiển máy móc ở công trường hoặc trong xưởng', 'Operate machinery on a building site or in a workshop'],
    ['Nối dây cho một mạch điện đơn giản rồi chạy thử', 'Wire a simple circuit and see whether it works'],
    ['Điều khiển flycam để khảo sát một khu đất', 'Fly a drone to survey a piece of land'],
    ['Dựng trại và dò đường trong một chuyến đi rừng', 'Set up camp and find the way on a trek'],
    ['Lắp tấm pin mặt trời trên mái nhà', 'Fit solar panels on a roof'],
  ],
  INVESTIGATIVE: [
    ['Làm thí nghiệm để biết vì sao nước hồ đổi màu', 'Run an experiment to find out why a lake has changed colour'],
    ['Tự giải một bài toán khó chưa có lời giải mẫu', 'Work on a hard maths problem that has no model answer'],
    ['Đọc một bài báo khoa học về gen', 'Read a scientific article about genes'],
    ['Phân tích số liệu để tìm nguyên nhân kẹt xe', 'Analyse traffic data to see what causes the jams'],
    ['Viết chương trình dự đoán kết quả một trận đấu', 'Write a program that predicts the result of a match'],
    ['Tìm hiểu một loại thuốc tác động lên cơ thể ra sao', 'Find out how a drug acts on the body'],
    ['Xác định tuổi của một cổ vật vừa khai quật', 'Work out how old an object from a dig is'],
    ['So sánh nhiều giả thuyết để xem cái nào đứng vững', 'Weigh up rival explanations and test which one holds'],
  ],
  ARTISTIC: [
    ['Viết một truyện ngắn', 'Write a short story'],
    ['Vẽ nhân vật cho một bộ truyện tranh', 'Draw the characters of a comic'],
    ['Dựng một video ngắn từ những cảnh mình tự quay', 'Cut a short video from your own footage'],
    ['Phổ nhạc cho một bài thơ', 'Set a poem to music'],
    ['Thiết kế logo và không gian cho một quán cà phê', 'Design the logo and the look of a café'],
    ['Vào vai trong vở kịch của trường', 'Act in a school play'],
    ['Chụp một bộ ảnh về khu phố mình sống', 'Take a series of photos of your neighbourhood'],
    ['Phối trang phục cho một buổi biểu diễn', 'Put together the costumes for a show'],
  ],
  SOCIAL: [
    ['Kèm một em nhỏ học bài', 'Tutor a younger child'],
    ['Lắng nghe một người bạn đang buồn', 'Listen to a friend who is having a hard time'],
    ['Chăm sóc người già ở viện dưỡng lão', 'Look after elderly people in a care home'],
    ['Giúp thành viên mới làm quen với câu lạc bộ', 'Help new members settle into a club'],
    ['Dạy trẻ em bơi để phòng đuối nước', 'Teach children to swim so that they are safe in water'],
    ['Góp ý cho các em lớp dưới khi chọn môn học', 'Advise younger students on choosing their subjects'],
    ['Giúp hai người đang cãi nhau làm hòa', 'Help two people who have quarrelled to make up'],
    ['Phụ giúp một buổi khám bệnh miễn phí cho bà con', 'Lend a hand at a free health check for local people'],
  ],
  ENTERPRISING: [
    ['Mở một gian hàng nhỏ và tự lo lời lỗ', 'Run a small stall and answer for its profit or loss'],
    ['Thuyết phục nhà tài trợ cho một sự kiện', 'Talk a sponsor into backing an event'],
    ['Đứng đầu ban tổ chức hội trại', 'Lead the team that organises a school camp'],
    ['Tranh biện trước đông người', 'Argue your case in front of an audience'],
    ['Mặc cả giá với nhà cung cấp', 'Bargain with a supplier over prices'],
    ['Lên kế hoạch quảng cáo cho một sản phẩm mới', 'Plan how to advertise a new product'],
    ['Ứng cử làm lớp trưởng hoặc chủ nhiệm câu lạc bộ', 'Stand for class president or head of a club'],
    ['Trình bày ý tưởng khởi nghiệp trước nhà đầu tư', 'Pitch a business idea to investors'],
  ],
  CONVENTIONAL: [
    ['Ghi sổ thu chi cho quỹ lớp', 'Keep the books of the class fund'],
    ['Xếp lại một tủ hồ sơ lộn xộn cho dễ tìm', 'Put a messy filing cabinet in order'],
    ['Lập bảng tính theo dõi chi tiêu của gia đình', 'Set up a spreadsheet of what the family spends'],
    ['Soát từng lỗi chính tả và con số trong một báo cáo', 'Go through a report for every wrong letter and figure'],
    ['Lên lịch trình chi tiết cho một chuyến đi đông người', 'Draw up the timetable of a trip for a large group'],
    ['Đếm hàng trong kho rồi đối chiếu với sổ', 'Count the stock in a storeroom and compare it with the books'],
    ['Nhập dữ liệu vào hệ thống sao cho không sai chữ nào', 'Enter data into a system without a single slip'],
    ['Làm đúng từng bước của một quy trình có sẵn', 'Follow a set procedure step by step'],
  ],
};

/** In the order in which they are asked: R, I, A, S, E, C, and so on. */
export const ACTIVITIES: readonly Activity[] = Array.from({ length: ACTIVITIES_OF_TYPE }).flatMap((_, round) =>
  INTEREST_TYPES.flatMap(type => {
    const [vi, en] = OF_TYPE[type][round] ?? [];
    return vi === undefined || en === undefined ? [] : [{ type, text: { vi, en } }];
  }),
);
