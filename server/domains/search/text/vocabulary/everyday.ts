/**
 * What somebody of seventeen, or a parent, says that one does, in both languages, by the subject that one studies for it: `subject | phrases`, as in `occupations.ts`. A thing by itself
 * is here only where hardly anything else is meant by it.
 */
export const EVERYDAY: readonly string[] = [
  // Machines and screens.
  'công nghệ thông tin | sửa máy tính, sửa máy vi tính, sửa laptop, sửa điện thoại, thợ máy tính, thợ sửa máy tính, cài đặt máy tính, fix computers, fixing computers, repair computers, computer repair, computer technician, IT support',
  'an ninh mạng | hacking, ethical hacking, hackers, stop hackers, chống hacker, chống tin tặc, tin tặc',
  'blockchain | crypto, tiền ảo, tiền điện tử, bitcoin, chơi coin, cryptocurrencies',
  'người máy | drone, drones, máy bay không người lái, flycam, điều khiển robot',
  'điện tử | lắp ráp điện tử, sửa đồ điện tử, làm điện thoại, thiết kế điện thoại, fix phones',
  'cơ khí | lắp ráp máy, lắp máy, ráp máy, lắp ráp máy móc, vận hành máy, build machines, fix machines',
  'kỹ thuật ô tô | oto, xe oto, sửa oto, thợ sửa xe, độ xe, electric cars, car mechanic',
  'hoạt hình | cartoon, cartoons, make cartoons, làm phim 3D, disney, pixar',
  'thiết kế đồ họa | thiết kế logo, làm logo, vẽ logo, logo design, design logos, design posters, làm poster, thiết kế poster, thiết kế bao bì, photoshop',
  'thiết kế sản phẩm | làm đồ chơi, chế tạo đồ chơi, make toys, toy design, design toys, toys',
  'truyền thông | livestream, livestreamer, làm nội dung, làm content, social media, mạng xã hội',
  'marketing số | facebook ads, google ads, quảng cáo facebook, quảng cáo online, run ads',
  // Money and trade.
  'đầu tư | stock market, stocks, chơi chứng khoán, chơi cổ phiếu, thị trường chứng khoán',
  'ngân hàng | work in a bank, làm trong ngân hàng, làm việc trong ngân hàng, làm việc ở ngân hàng, đếm tiền',
  'bất động sản | selling houses, sell houses, bán nhà đất, bán căn hộ, estate agent, real estate agent, real estate agents',
  'chuỗi cung ứng | giao hàng, vận chuyển hàng hóa, chở hàng, gửi hàng, shipping, quản lý kho, làm kho, warehouse',
  'nhân sự | tuyển người, tuyển nhân viên, quản lý con người, quản lý nhân viên, hire people, manage people, managing people',
  'khách sạn | run a restaurant, own a restaurant, mở nhà hàng, chủ nhà hàng, run a hotel, work in a hotel, mở khách sạn, lễ tân',
  'pha chế | pha cà phê, coffee shop, coffee shops, open a coffee shop, open a cafe, mở quán cafe, mở quán trà sữa, make coffee, cocktails',
  'tổ chức sự kiện | plan weddings, wedding planner, wedding planning, party planner, làm đám cưới, tổ chức tiệc',
  'hàng không | sân bay, airport, airports, làm ở sân bay, làm việc ở sân bay, nhân viên sân bay, work at an airport, work in an airport',
  // People.
  'luật | đòi công lý, công lý, bảo vệ công lý, bảo vệ quyền trẻ em, help people in court, justice for people',
  'pháp y | CSI, crime scene, crime scenes, crime scene investigation, hiện trường vụ án, khám nghiệm tử thi, mổ tử thi, autopsy',
  'sư phạm tiếng Anh | teach english, teacher of english, english teacher, dạy anh văn, cô giáo tiếng Anh, thầy giáo tiếng Anh',
  'giáo dục đặc biệt | dạy người khuyết tật, dạy trẻ khiếm thính, dạy trẻ khiếm thị, dạy trẻ em khuyết tật, special needs kids, teach disabled kids, autism, tự kỷ',
  'tâm lý | nghe người khác tâm sự, lắng nghe người khác, nghe tâm sự, chữa trầm cảm, trầm cảm, depression, mental health, sức khỏe tâm thần, why people do things, how people think',
  'quan hệ quốc tế | the UN, united nations, work for the UN, làm đại sứ, đại sứ, ambassador',
  // Health and looks.
  'dược | chế thuốc, bào chế thuốc, chế tạo thuốc, điều chế thuốc, sản xuất thuốc, make medicine, making medicine, make medicines, make drugs',
  'xét nghiệm | lab work, lab technicians, thử máu, xét nghiệm máu, làm trong phòng xét nghiệm, blood tests',
  'chẩn đoán hình ảnh | x ray, x rays, xray, chụp x quang, chụp phim phổi, radiology, chụp cắt lớp',
  'hộ sinh | deliver babies, delivering babies, bác sĩ đỡ đẻ',
  'nhãn khoa | eye doctor, eye doctors, mắt kính, đo mắt, bác sĩ mắt, optometrist, glasses for eyes',
  'thẩm mỹ | mát xa, mát-xa, massage, xoa bóp, làm nail, cắt tóc, thợ cắt tóc, hairdressing, barber, nail art',
  'thú y | doctor for animals, animal doctor, animal doctors, pet doctor, heal animals, chữa bệnh cho động vật, chữa bệnh cho thú',
  // Earth, food, living things.
  'chăn nuôi | nuôi bò, nuôi bò sữa, nuôi heo, nuôi lợn, nuôi gà, nuôi vịt, nuôi dê, nuôi ong, nuôi ngựa, raise animals, raise cows, zoo, sở thú',
  'nông nghiệp | trồng rau sạch, rau sạch, trồng rau, trồng cà phê, grow vegetables, grow food, farmer, farm',
  'công nghệ thực phẩm | thực phẩm sạch, chế biến thức ăn, chế biến đồ ăn, làm đồ hộp, food safety, vệ sinh thực phẩm, make food',
  'dầu khí | oil and gas, oil gas, mỏ dầu, khai thác dầu',
  'khai thác mỏ | đào mỏ, đào vàng, hầm mỏ, mines, dig for gold',
  'địa chất | earthquakes, earthquake, động đất, núi lửa, volcanoes, dinosaur, dinosaurs, study rocks',
  'khảo cổ học | khai quật, khai quật cổ vật, cổ vật, đào cổ vật, dig up bones, ancient things, mummies',
  'vi sinh | virus, viruses, vi rút, vi khuẩn, nghiên cứu vi rút, nghiên cứu virus, bacteria, germs',
  'di truyền | gen, genes, DNA, ADN, nghiên cứu gen, chỉnh sửa gen, gene editing',
  'thiên văn | khám phá vũ trụ, hành tinh, các hành tinh, ngắm sao, planets, stars and planets, hố đen, black holes',
  'đóng tàu | ships, build ships, build boats, boats, đóng thuyền',
  'hàng hải | captain of a ship, ship captains, work on a ship, đi tàu biển, làm trên tàu',
  'đường sắt | xe lửa, drive trains, tàu cao tốc',
];
